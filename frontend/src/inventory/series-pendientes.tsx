import { type PendingSerialRow, pendingSerialRow } from '@power/domain/inventory/serials/views/pending-serial-row';
import { IconBarcode } from '@tabler/icons-react';
import { useState } from 'react';
import { useMay } from '../access/use-may.ts';
import { pendingSerialGrid, storeSerials } from '../calls/inventory.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import { useListState } from '../ui/list/use-list-state.ts';
import { part } from '../ui/part.tsx';
import { PENDING_SERIALS } from './serials/serial-tasks.ts';

const RegisterSerials = part(() => import('./serials/register-dialog.shared.tsx'), 'RegisterSerials');

const columns = rowColumns(pendingSerialRow, [
  ['part_number', { width: 170, pinned: 'left' }],
  ['nombre', { minWidth: 180, flex: 1 }],
  ['marca', { width: 130 }],
  ['bodega', { width: 110 }],
  ['fisico', { width: 110 }],
  ['registradas', { width: 120 }],
  ['pendientes', { width: 160 }],
  ['codigo', { initialHide: true }],
]);
const card = { first: ['part_number', 'pendientes'], second: ['nombre', 'bodega', 'fisico'] } as const;

/** *Series pendientes*: units of serializable products that came without a serial, to be registered one by one. */
export function Component() {
  const may = useMay();
  const [{ asOf }] = useListState();
  const [row, setRow] = useState<PendingSerialRow>();
  const register = asOf === '' && may(storeSerials) ? setRow : undefined;
  return (
    <ListPage
      name={PENDING_SERIALS}
      title="Series pendientes"
      context="Unidades de productos serializables que llegaron sin su serie: se registran aquí, o a más tardar cuando se preparan para un pedido."
      unit={['producto en una bodega', 'productos en bodegas']}
      query={pendingSerialGrid}
      columns={columns}
      rowId={(one) => one._id}
      card={card}
      asOf
      {...(register && { onOpen: register })}
      actions={(one) =>
        register
          ? [{ label: 'Registrar series', icon: <IconBarcode size={16} stroke={1.6} />, run: () => register(one) }]
          : []
      }
      empty={{
        title: 'Ninguna unidad espera su serie',
        hint: 'Cuando lleguen unidades de un producto serializable sin nombrar su serie, aparecerán aquí.',
      }}
    >
      {row && <RegisterSerials codigo_sap={row.codigo_sap} bodega={row.bodega} onClose={() => setRow(undefined)} />}
    </ListPage>
  );
}
