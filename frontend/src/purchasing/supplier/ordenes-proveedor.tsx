import { type SupplierOrderRow, supplierOrderRow } from '@power/domain/purchasing/orders/views/purchase-order-row';
import { IconCheck, IconEye } from '@tabler/icons-react';
import { useSearchParams } from 'react-router-dom';
import { useMay } from '../../access/use-may.ts';
import { confirmSupplierOrder, supplierOrderExport, supplierOrderGrid } from '../../calls/purchasing.ts';
import { SupplierTabs } from '../../products/supplier-tabs.shared.tsx';
import { ListPage } from '../../ui/list/list-page.tsx';
import { rowColumns } from '../../ui/list/row-columns.tsx';
import { part } from '../../ui/part.tsx';
import { isOpenToConfirm, SUPPLIER_ORDERS } from './supplier-orders.ts';

const Sheet = part(() => import('./supplier-order-sheet.tsx'), 'SupplierOrderSheet');

const columns = rowColumns(supplierOrderRow, [
  ['number', { width: 80 }],
  'estado',
  ['marca', { minWidth: 120, flex: 1 }],
  ['unidades', { width: 100 }],
  ['recibidas', { width: 100 }],
  ['despacho_confirmado', { headerName: 'Despacho confirmado', width: 160 }],
  ['etd', { width: 110 }],
  ['eta', { width: 110 }],
  ['incoterm', { width: 100 }],
  ['shipping_method', { width: 140 }],
  ['shipping_address', { initialHide: true }],
  ['lineas', { initialHide: true }],
]);
const icon = { size: 16, stroke: 1.6 };

/** `stock-proveedor/ordenes`: open orders of the own company, to be confirmed with their day of dispatch. */
export function Component() {
  const may = useMay()(confirmSupplierOrder);
  const [params, setParams] = useSearchParams();
  const open = (id: string | undefined): void =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        if (id === undefined) next.delete('orden');
        else next.set('orden', id);
        return next;
      },
      { preventScrollReset: true },
    );
  const id = params.get('orden') ?? undefined;
  return (
    <ListPage<typeof supplierOrderGrid, SupplierOrderRow>
      name={SUPPLIER_ORDERS}
      title="Órdenes abiertas"
      context="Las órdenes de compra que tu empresa tiene por entregar. Confirma cada una con su fecha de despacho."
      unit={['orden', 'órdenes']}
      query={supplierOrderGrid}
      exportCall={supplierOrderExport}
      columns={columns}
      rowId={(order) => order._id}
      card={{ first: ['number', 'marca', 'unidades'], second: ['estado', 'despacho_confirmado', 'etd'] }}
      above={<SupplierTabs tab="/ordenes" />}
      onOpen={(order) => open(order._id)}
      actions={(order) => [
        may && isOpenToConfirm(order.estado)
          ? { label: 'Confirmar despacho', icon: <IconCheck {...icon} />, run: () => open(order._id) }
          : { label: 'Ver orden', icon: <IconEye {...icon} />, run: () => open(order._id) },
      ]}
      empty={{
        title: 'No hay órdenes abiertas',
        hint: 'Cuando Power Mobile te envíe una orden de compra, la confirmas aquí.',
      }}
    >
      {id !== undefined && <Sheet key={id} id={id} onClose={() => open(undefined)} />}
    </ListPage>
  );
}
