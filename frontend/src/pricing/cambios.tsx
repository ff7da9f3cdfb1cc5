import { type PriceBatchRow, priceBatchRow } from '@power/domain/pricing/views/price-batch-row';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useMay } from '../access/use-may.ts';
import { call } from '../api/client.ts';
import { priceBatchGrid, undoPriceBatch } from '../calls/pricing.ts';
import { askComment } from '../ui/dialogs/prompts.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { refreshList } from '../ui/list/refresh-list.ts';
import { rowColumns } from '../ui/list/row-columns.tsx';

const columns = rowColumns(priceBatchRow, [
  ['createdAt', { headerName: 'Pedido' }],
  ['descripcion', { minWidth: 184, flex: 2 }],
  ['estado', { width: 112 }],
  'productos',
  'hechos',
  ['motivo', { minWidth: 156, flex: 2 }],
  ['autor', { minWidth: 120 }],
  'updatedAt',
]);

async function undo(batch: PriceBatchRow): Promise<void> {
  const motivo = await askComment({
    titulo: 'Deshacer el cambio',
    texto: `«${batch.descripcion}» se deshace entero. Los productos cuyos precios cambiaron después quedan como están.`,
    etiqueta: 'Motivo',
    boton: 'Deshacer cambio',
    peligro: true,
  });
  if (motivo === undefined) return;
  await tell('El cambio no fue deshecho', () =>
    call(undoPriceBatch, { lote: batch._id, motivo }, { commandId: crypto.randomUUID() }),
  );
  refreshList('cambios-de-precios');
}

/** *Cambios masivos*: each with its progress; undone as a whole. */
export function Component() {
  const undoes = useMay()(undoPriceBatch);
  return (
    <ListPage
      name="cambios-de-precios"
      title="Cambios masivos de precios"
      context="Cada cambio de muchos precios: quién lo hizo, por qué, y si se deshizo."
      unit={['cambio', 'cambios']}
      query={priceBatchGrid}
      columns={columns}
      rowId={(b) => b._id}
      actions={(b) =>
        undoes && b.estado === 'Aplicado'
          ? [
              {
                label: 'Deshacer cambio',
                icon: <IconArrowBackUp size={16} stroke={1.6} />,
                danger: true,
                run: () => void undo(b),
              },
            ]
          : []
      }
      empty={{
        title: 'Todavía no hay cambios masivos',
        hint: 'En la lista de precios marca productos o filtra, y pide Cambio masivo: verás su efecto antes de aplicarlo.',
      }}
    />
  );
}
