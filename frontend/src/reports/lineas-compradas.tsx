import { type PurchaseLineGridRow, purchaseLineGridRow } from '@power/domain/purchasing/views/purchase-line-row';
import { useCurrentUser } from '../access/current-user.ts';
import { useMay } from '../access/use-may.ts';
import { invoiceGrid } from '../calls/invoice.ts';
import { purchaseLineExport, purchaseLineGrid } from '../calls/purchasing.ts';
import { goTo } from '../shell/navigation.shared.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { monthText } from '../ui/list/columns.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';

type Columns = Parameters<typeof rowColumns<typeof purchaseLineGridRow>>[1];
const first: Columns = [
  ['fecha', { width: 112 }],
  ['number', { headerName: 'Invoice', width: 88 }],
  ['proveedor', { minWidth: 160, flex: 2 }],
  ['marca', { width: 120 }],
  ['modelo_salida', { minWidth: 176, flex: 1 }],
];
const last: Columns = [
  ['factura', { initialHide: true }],
  ['mes', { initialHide: true, valueFormatter: monthText }],
  ['anio', { initialHide: true }],
  ['trimestre', { initialHide: true }],
  ['tipo_cambio', { initialHide: true }],
];
const shown = rowColumns(purchaseLineGridRow, [
  ...first,
  ['modelo_interno', { minWidth: 120, flex: 1 }],
  ['cantidad_oc', { width: 96 }],
  ['cantidad', { width: 96 }],
  ...last,
]);
const withCosts = rowColumns(purchaseLineGridRow, [
  ...first,
  ['cantidad', { width: 96 }],
  ['costo_fob_total', { width: 132 }],
  ['costo', { width: 140 }],
  ['modelo_interno', { initialHide: true }],
  ['cantidad_oc', { initialHide: true }],
  ['costo_fob', { initialHide: true }],
  ['costo_fob_pesos', { initialHide: true }],
  ...last,
]);

/** The lines behind figures of purchases; each opens its invoice, which asks whoever has not given its code for it. */
export function Component() {
  const may = useMay();
  const { permisos } = useCurrentUser();
  return (
    <ListPage<typeof purchaseLineGrid, PurchaseLineGridRow>
      name="lineas-compradas"
      title="Líneas compradas"
      context="Cada línea de cada invoice, como la cuenta el informe."
      unit={['línea', 'líneas']}
      query={purchaseLineGrid}
      columns={permisos.margenes ? withCosts : shown}
      rowId={(line) => line._id}
      card={{ first: ['number', 'proveedor'], second: ['fecha', 'modelo_salida', 'cantidad'] }}
      asOf
      {...(may(invoiceGrid) ? { onOpen: ({ number }) => goTo(`/invoice-listado?invoice=${number}`) } : {})}
      {...(may(purchaseLineExport) ? { exportCall: purchaseLineExport } : {})}
      empty={{
        title: 'Todavía no hay líneas compradas',
        hint: 'Al ingresar una invoice de importación, cada uno de sus productos aparece aquí.',
      }}
    />
  );
}
