import { type ClientPlaceGridRow, clientPlaceGridRow } from '@power/domain/reservations/places/views/client-place-row';
import { Button, Group } from '@mantine/core';
import { IconBookmark, IconEdit, IconHistory, IconPackages, IconPlus, IconPower } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useMay } from '../access/use-may.ts';
import { call } from '../api/client.ts';
import { auditDiff } from '../calls/audit.ts';
import {
  clientPlaceExport,
  clientPlaceGrid,
  createClientPlace,
  deactivateClientPlace,
  reactivateClientPlace,
} from '../calls/reservations.ts';
import { tell } from '../ui/dialogs/tell.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import type { RowAction } from '../ui/list/types.ts';
import { part } from '../ui/part.tsx';
import { PLACES, refreshPlaces } from './places/refresh-places.ts';

const PlaceForm = part(() => import('./places/place-form.tsx'), 'PlaceForm');
const DocumentHistory = part(() => import('../audit/document-history.shared.tsx'), 'DocumentHistory');
const icon = { size: 16, stroke: 1.6 };

const columns = rowColumns(clientPlaceGridRow, [
  ['nombre', { minWidth: 180, flex: 2 }],
  ['cliente_nombre', { chars: 24, flex: 2 }],
  ['direccion', { minWidth: 160, flex: 1 }],
  ['comuna', { width: 130 }],
  ['unidades', { headerName: 'Unidades retenidas', width: 140 }],
  ['productos', { width: 110 }],
  'activo',
  ['contacto', { initialHide: true }],
  ['createdAt', { initialHide: true }],
  ['updatedAt', { initialHide: true }],
]);
const card = { first: ['nombre', 'cliente_nombre', 'unidades'], second: ['direccion', 'comuna', 'activo'] } as const;

type Open = { readonly what: 'form' | 'history'; readonly row: ClientPlaceGridRow | undefined };

const toggle = (row: ClientPlaceGridRow): void =>
  void tell(row.activo ? 'La ubicación no se desactivó' : 'La ubicación no se reactivó', () =>
    call(
      row.activo ? deactivateClientPlace : reactivateClientPlace,
      { id: row._id },
      {
        commandId: crypto.randomUUID(),
      },
    ),
  ).then(refreshPlaces);

/** *Ubicaciones de Cliente*: the projects of customers, with what is held for each. */
export function Component() {
  const may = useMay();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open>();
  const writes = may(createClientPlace);
  const goods = ({ _id, nombre }: ClientPlaceGridRow) =>
    void navigate(`/sistema/stock-cliente?${new URLSearchParams({ ubic: _id, nombre }).toString()}`);
  const actions = (row: ClientPlaceGridRow): RowAction[] => [
    { label: 'Ver productos', icon: <IconPackages {...icon} />, run: () => goods(row) },
    ...(writes
      ? [
          { label: 'Editar', icon: <IconEdit {...icon} />, run: () => setOpen({ what: 'form' as const, row }) },
          {
            label: row.activo ? 'Desactivar' : 'Reactivar',
            icon: <IconPower {...icon} />,
            run: () => toggle(row),
          },
        ]
      : []),
    ...(may(auditDiff)
      ? [{ label: 'Historia', icon: <IconHistory {...icon} />, run: () => setOpen({ what: 'history' as const, row }) }]
      : []),
  ];
  return (
    <ListPage
      name={PLACES}
      title="Ubicaciones de Cliente"
      context="Proyectos de los clientes y lo que se retiene para cada uno. Sus retiros llegan a bodega como solicitudes."
      unit={['ubicación', 'ubicaciones']}
      query={clientPlaceGrid}
      columns={columns}
      rowId={(row) => row._id}
      card={card}
      asOf
      onOpen={goods}
      actions={actions}
      {...(may(clientPlaceExport) && { exportCall: clientPlaceExport })}
      action={
        <Group gap="sm">
          <Button
            component={Link}
            to="/sistema/ubicaciones-cliente/solicitudes"
            variant="default"
            leftSection={<IconBookmark size={16} />}
          >
            Solicitudes de retiro
          </Button>
          {writes && (
            <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ what: 'form', row: undefined })}>
              Crear ubicación
            </Button>
          )}
        </Group>
      }
      empty={{
        title: 'Todavía no hay ubicaciones de cliente',
        hint: 'Crea la obra o sucursal de un cliente, y reserva productos para ella en «Reservas».',
      }}
    >
      {open?.what === 'form' && <PlaceForm row={open.row} onClose={() => setOpen(undefined)} />}
      {open?.what === 'history' && open.row && (
        <DocumentHistory
          stream={`clientplaces-${open.row.cliente_id}`}
          version={undefined}
          nombre={open.row.cliente_nombre}
          onClose={() => setOpen(undefined)}
        />
      )}
    </ListPage>
  );
}
