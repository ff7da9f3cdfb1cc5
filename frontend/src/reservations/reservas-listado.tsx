import { reservationGridRow } from '@power/domain/reservations/views/reservation-row';
import { Button } from '@mantine/core';
import { IconEye, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { reservationExport, reservationGrid } from '../calls/reservations.ts';
import { useDocumentActions } from '../documents/use-document-actions.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { LIST } from './refresh-reservations.ts';
import { ReservationDialogs } from './reservation-dialogs.tsx';
import { reservationScreen } from './reservation-screen.tsx';
import { useReservationDialog } from './use-reservation-dialog.ts';

const columns = rowColumns(reservationGridRow, [
  ['number', { width: 80 }],
  'estado',
  ['cliente_nombre', { chars: 24, flex: 2 }],
  ['tipo', { minWidth: 110 }],
  ['ubicacion_nombre', { minWidth: 130, initialHide: true }],
  ['bodega', { minWidth: 100 }],
  ['vence', { width: 120 }],
  ['dias', { headerName: 'Días restantes', width: 130 }],
  ['unidades', { width: 110 }],
  ['retenida', { initialHide: true }],
  ['lineas', { initialHide: true }],
  ['motivo', { minWidth: 140, flex: 1, initialHide: true }],
  ['cotizacion', { initialHide: true }],
  ['pedido', { initialHide: true }],
  ['ejecutivo_nombre', { initialHide: true }],
  ['usuario', { initialHide: true }],
  ['creado_por', { initialHide: true }],
  ['createdAt', { initialHide: true }],
  ['updatedAt', { initialHide: true }],
  ['estatus_at', { initialHide: true }],
]);
const card = { first: ['number', 'cliente_nombre', 'unidades'], second: ['estado', 'bodega', 'vence'] } as const;

/** *Listado de Reservas*: with the days that each has left; each opens over the list, at an address of its own. */
export function Component() {
  const { show } = useReservationDialog();
  const [{ asOf }] = useListState();
  const offered = useDocumentActions(reservationScreen);
  return (
    <ListPage
      name={LIST}
      title="Listado de Reservas"
      context="Stock retenido para clientes, hasta cuándo y quién lo prepara."
      unit={['reserva', 'reservas']}
      query={reservationGrid}
      columns={columns}
      rowId={(r) => r._id}
      card={card}
      asOf
      onOpen={(r) => show(r.number)}
      actions={(r) => [{ label: 'Ver reserva', icon: <IconEye size={16} stroke={1.6} />, run: () => show(r.number) }]}
      moreActions={(r) => offered(r._id, asOf, (view) => show(r.number, view as 'liberar'))}
      exportCall={reservationExport}
      action={
        <Button component={Link} to="/sistema/reservas" leftSection={<IconPlus size={16} />}>
          Nueva reserva
        </Button>
      }
      empty={{ title: 'Todavía no hay reservas', hint: 'Crea la primera con «Nueva reserva».' }}
    >
      <ReservationDialogs />
    </ListPage>
  );
}
