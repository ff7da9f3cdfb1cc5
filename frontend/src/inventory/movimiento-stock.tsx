import { type MovementGridRow, movementGridRow } from '@power/domain/inventory/views/movement-row';
import { useCurrentUser } from '../access/current-user.ts';
import { useMay } from '../access/use-may.ts';
import { movementExport, movementGrid } from '../calls/inventory.ts';
import { orderGrid } from '../calls/orders.ts';
import { goTo } from '../shell/navigation.shared.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';

const shown = rowColumns(movementGridRow, [
  'fecha',
  ['tipo', { width: 120 }],
  ['part_number', { width: 180, context: { filter: 'text', key: 'producto_id' } }],
  ['nombre', { minWidth: 180, flex: 2 }],
  ['bodega', { width: 110 }],
  'cantidad',
  ['desde_ubicacion', { width: 170, flex: 0 }],
  ['hacia_ubicacion', { width: 170, flex: 0 }],
  ['fisico', { headerName: 'Saldo físico', width: 116 }],
  ['comprometido', { headerName: 'Saldo comprometido', width: 160 }],
  ['disponible', { headerName: 'Saldo disponible', width: 140 }],
  ['documento', { width: 140, flex: 0 }],
  ['motivo', { minWidth: 150 }],
  ['usuario', { minWidth: 130, context: { filter: 'text', key: 'usuario_id' } }],
  'contraparte',
  ['reubicadas', { width: 150 }],
  ['prometidas', { width: 150 }],
  ['series', { width: 180, flex: 0 }],
  'codigo',
  'codigo_sap',
  'marca',
]);
const withCosts = [...shown, ...rowColumns(movementGridRow, ['pmp'])];

/** `reportes/movimiento-stock`: the kardex; a movement of an order opens it for whoever may read orders. */
export function Component() {
  const may = useMay();
  const { permisos } = useCurrentUser();
  return (
    <ListPage<typeof movementGrid, MovementGridRow>
      name="movimiento-stock"
      title="Movimiento de stock"
      context="Cada unidad que entró, salió, se trasladó, cambió de ubicación, se ajustó o se comprometió, con el saldo de su bodega."
      unit={['movimiento', 'movimientos']}
      query={movementGrid}
      columns={permisos.margenes ? withCosts : shown}
      rowId={(movement) => movement._id}
      card={{ first: ['part_number', 'nombre', 'cantidad'], second: ['tipo', 'bodega', 'fecha'] }}
      asOf
      {...(may(orderGrid)
        ? { onOpen: ({ pedido_id }) => pedido_id !== null && goTo(`/sistema/pedido/${pedido_id}`) }
        : {})}
      {...(may(movementExport) ? { exportCall: movementExport } : {})}
      empty={{
        title: 'Todavía no se ha movido stock',
        hint: 'Cada entrada, salida, traslado y ajuste aparece aquí en cuanto se registra.',
      }}
    />
  );
}
