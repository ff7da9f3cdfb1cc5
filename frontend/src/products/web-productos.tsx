import { webProductGridRow } from '@power/domain/products/views/web-product-row';
import { IconEdit, IconEye, IconStar, IconTags, IconWorld, IconWorldOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../access/use-may.ts';
import { call } from '../api/client.ts';
import { assignFeatured } from '../calls/content.ts';
import {
  assignWebCategory,
  describeWebProduct,
  publishWebProduct,
  webProductExport,
  webProductGrid,
} from '../calls/products.ts';
import { inBulk, tellBulk } from '../documents/in-bulk.tsx';
import { ListPage } from '../ui/list/list-page.tsx';
import { refreshList } from '../ui/list/refresh-list.ts';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { part } from '../ui/part.tsx';
import type { Assigning } from './web-assign-dialog.tsx';

const WebPageDialog = part(() => import('./web-page-dialog.tsx'), 'WebPageDialog');
const WebAssignDialog = part(() => import('./web-assign-dialog.tsx'), 'WebAssignDialog');
const LIST = 'web-productos';
const WORDS = { what: '', oneDidNot: 'Un producto no cambió', many: 'productos' };
const icon = { size: 16, stroke: 1.6 };

interface Row {
  readonly _id: string;
  readonly part_number: string;
  readonly web: boolean;
}

const columns = rowColumns(webProductGridRow, [
  'part_number',
  ['nombre', { flex: 2, minWidth: 176 }],
  'marca',
  'web',
  ['publicar', { width: 150 }],
  ['retirar', { initialHide: true }],
  'puntaje',
  ['falta', { flex: 1, minWidth: 116 }],
  ['categorias_web', { flex: 1, minWidth: 116 }],
  'cuantas_imagenes',
  ['codigo', { initialHide: true }],
  ['bloqueado', { initialHide: true }],
  ['activo', { initialHide: true }],
  ['updatedAt', { initialHide: true }],
]);

/** `web-productos`: what the site shows of each product, and what its page lacks. */
export function Component() {
  const may = useMay();
  const [open, setOpen] = useState<string>();
  const [assigning, setAssigning] = useState<Assigning>();
  const publish = async (rows: readonly Row[], web: boolean) => {
    const refused = await inBulk(
      rows.map(({ _id, part_number }) => ({ _id, number: part_number })),
      ({ _id }) => call(publishWebProduct, { id: _id, web }, { commandId: crypto.randomUUID() }),
    );
    refreshList(LIST);
    await tellBulk(
      WORDS,
      rows.length,
      refused,
      web ? ['producto publicado', 'productos publicados'] : ['producto retirado', 'productos retirados'],
    );
  };
  const publishes = may(publishWebProduct);
  const publishing = (rows: readonly Row[], web: boolean) => ({
    label: web ? 'Publicar' : 'Retirar del sitio',
    icon: web ? <IconWorld {...icon} /> : <IconWorldOff {...icon} />,
    run: () => void publish(rows, web),
  });
  const bulk = (rows: readonly Row[]) => [
    ...(publishes ? [publishing(rows, true), publishing(rows, false)] : []),
    ...(may(assignWebCategory)
      ? [{ label: 'Categoría', icon: <IconTags {...icon} />, run: () => setAssigning({ what: 'categoria', rows }) }]
      : []),
    ...(may(assignFeatured)
      ? [
          {
            label: 'Lista de destacados',
            icon: <IconStar {...icon} />,
            run: () => setAssigning({ what: 'lista', rows }),
          },
        ]
      : []),
  ];
  return (
    <ListPage
      name={LIST}
      title="Productos Web"
      context="Qué muestra el sitio de cada producto, y qué le falta a su página."
      unit={['producto', 'productos']}
      query={webProductGrid}
      columns={columns}
      rowId={(row: Row) => row._id}
      asOf
      onOpen={(row) => setOpen(row._id)}
      actions={(row) => [
        may(describeWebProduct)
          ? { label: 'Editar página', icon: <IconEdit {...icon} />, run: () => setOpen(row._id) }
          : { label: 'Ver página', icon: <IconEye {...icon} />, run: () => setOpen(row._id) },
        ...(publishes ? [publishing([row], !row.web)] : []),
      ]}
      {...(bulk([]).length > 0 && { bulk })}
      {...(may(webProductExport) ? { exportCall: webProductExport } : {})}
      empty={{ title: 'Todavía no hay productos', hint: 'Los productos se crean en Productos; aquí se publican.' }}
    >
      {open !== undefined && <WebPageDialog id={open} onClose={() => setOpen(undefined)} />}
      {assigning && (
        <WebAssignDialog
          assigning={assigning}
          onClose={() => {
            setAssigning(undefined);
            refreshList(LIST);
          }}
        />
      )}
    </ListPage>
  );
}
