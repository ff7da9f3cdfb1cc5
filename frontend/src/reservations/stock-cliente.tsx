import { type ClientGoodsRow, clientGoodsRow } from '@power/domain/reservations/places/views/client-goods-row';
import { Button } from '@mantine/core';
import { IconBookmark, IconPackageExport } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useMay } from '../access/use-may.ts';
import { useQueryCall } from '../api/hooks.ts';
import { clientPlaceDropdown, clientStock, requestWithdrawal } from '../calls/reservations.ts';
import { notice } from '../ui/dialogs/prompts.ts';
import { countInWords } from '../ui/format/numbers.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { part } from '../ui/part.tsx';
import { GOODS } from './places/refresh-places.ts';
import styles from './reservations.module.css';
import { Select } from '../ui/forms/select.tsx';

const RequestDialog = part(() => import('./withdrawals/request-dialog.tsx'), 'RequestDialog');
const icon = { size: 16, stroke: 1.6 };
const ALL = 'todos';

const columns = rowColumns(clientGoodsRow, [
  ['ubicacion_nombre', { minWidth: 130, flex: 1 }],
  ['codigo', { initialHide: true }],
  ['part_number', { minWidth: 150 }],
  ['nombre', { minWidth: 150, flex: 2 }],
  ['serie', { minWidth: 120 }],
  ['cantidad', { width: 100 }],
  ['solicitada', { headerName: 'En solicitud', width: 110 }],
  ['fecha', { width: 115 }],
  ['origen', { minWidth: 130 }],
  ['vence', { width: 110 }],
  ['marca', { initialHide: true }],
  ['bodega', { initialHide: true }],
  ['cliente_nombre', { initialHide: true }],
  ['reserva', { initialHide: true }],
  ['updatedAt', { initialHide: true }],
]);
const card = { first: ['part_number', 'nombre', 'cantidad'], second: ['ubicacion_nombre', 'origen', 'vence'] } as const;

/** Which project: of a customer its own, of the company's people all. */
function ProjectPicker({ ubic, nombre }: { readonly ubic: string; readonly nombre: string }) {
  const navigate = useNavigate();
  const found = useQueryCall(clientPlaceDropdown, {});
  const projects = found.data?.ubicaciones ?? [];
  const known = projects.some(({ _id }) => _id === ubic);
  const data = [
    { value: ALL, label: 'Todos los proyectos' },
    ...projects.map((p) => ({
      value: p._id,
      label: `${p.nombre} (${countInWords(p.unidades, ['unidad', 'unidades'])})`,
    })),
    ...(ubic !== '' && !known ? [{ value: ubic, label: nombre || ubic }] : []),
  ];
  return (
    <div className={styles.project}>
      <Select
        label="Proyecto"
        data={data}
        value={ubic || ALL}
        allowDeselect={false}
        searchable
        nothingFoundMessage="Ningún proyecto coincide"
        onChange={(id) => {
          const chosen = projects.find(({ _id }) => _id === id);
          void navigate(
            chosen
              ? `/sistema/stock-cliente?${new URLSearchParams({ ubic: chosen._id, nombre: chosen.nombre }).toString()}`
              : '/sistema/stock-cliente',
          );
        }}
      />
    </div>
  );
}

/** *Proyectos* (`?ubic&nombre`): goods held for the projects of a customer, and the way to ask for them. */
export function Component() {
  const [search] = useSearchParams();
  const may = useMay();
  const [asked, setAsked] = useState<readonly ClientGoodsRow[]>();
  const ubic = /^[\w-]{1,60}\.\d{1,4}$/.test(search.get('ubic') ?? '') ? search.get('ubic')! : '';
  const nombre = search.get('nombre') ?? '';
  const params = useMemo(() => (ubic === '' ? {} : { ubic }), [ubic]);
  const asks = may(requestWithdrawal);
  const ask = (rows: readonly ClientGoodsRow[]) => {
    const free = rows.filter((row) => row.cantidad > row.solicitada);
    if (free.length > 0) setAsked(free);
    else
      void notice({
        titulo: 'Ya está solicitado',
        texto: 'Todas las unidades elegidas están en una solicitud de retiro. Míralas en «Solicitudes de retiro».',
      });
  };
  const request = (rows: readonly ClientGoodsRow[]) =>
    asks ? [{ label: 'Solicitar retiro', icon: <IconPackageExport {...icon} />, run: () => ask(rows) }] : [];
  return (
    <ListPage
      key={ubic}
      name={GOODS}
      title={ubic !== '' && nombre !== '' ? nombre : 'Proyectos'}
      context="Productos retenidos para cada proyecto. Elige los que necesitas y solicita su retiro a bodega."
      unit={['producto', 'productos']}
      query={clientStock}
      params={params}
      columns={columns}
      rowId={(row: ClientGoodsRow) => row._id}
      card={card}
      asOf
      above={<ProjectPicker ubic={ubic} nombre={nombre} />}
      onOpen={(row) => (asks ? ask([row]) : undefined)}
      actions={(row) => request([row])}
      {...(asks && { bulk: request })}
      action={
        <Button
          component={Link}
          to="/sistema/ubicaciones-cliente/solicitudes"
          variant="default"
          leftSection={<IconBookmark size={16} />}
        >
          Solicitudes de retiro
        </Button>
      }
      empty={{
        title: 'No hay productos retenidos',
        hint: 'Aparecen aquí cuando se reserva stock para un proyecto.',
      }}
    >
      {asked && (
        <RequestDialog key={asked.map(({ _id }) => _id).join()} rows={asked} onClose={() => setAsked(undefined)} />
      )}
    </ListPage>
  );
}
