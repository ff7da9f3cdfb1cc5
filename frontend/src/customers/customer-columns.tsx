import { customerLooks, customerStateOf } from '@power/domain/customers/customer-looks';
import { type CustomerGridRow, customerGridRow } from '@power/domain/customers/views/customer-row';
import { statusColumn } from '../ui/list/columns.tsx';
import { rowColumns } from '../ui/list/row-columns.tsx';
import type { Column } from '../ui/list/types.ts';
import { StateDot, StatusDot } from '../ui/status-dot.tsx';

/** Of one that was merged it is said into which. */
const State = (customer: CustomerGridRow) =>
  customer.unido_nombre === null ? (
    <StateDot looks={customerLooks} value={customerStateOf(customer)} />
  ) : (
    <StatusDot
      tone={customerLooks.Unido.tone}
      title={`Unido a ${customer.unido_nombre}`}
    >{`Unido a ${customer.unido_nombre}`}</StatusDot>
  );

const state: Column<CustomerGridRow> = {
  ...statusColumn<CustomerGridRow>('activo', 'Estado', customerLooks, {
    context: {
      filter: [
        [true, 'Activo'],
        [false, 'Inactivo'],
      ],
    },
  }),
  cellDataType: false,
  cellRenderer: ({ data }: { data?: CustomerGridRow }) => (data ? <State {...data} /> : null),
};

export const customerColumns = rowColumns(customerGridRow, [
  // Eight of them fit on a screen of 1366 px, beside the box to choose a row and its menu.
  ['nombre', { chars: 24, flex: 2 }],
  'legalcode',
  state,
  ['tipo_cliente', { width: 92 }],
  ['ejecutivo_nombre', { minWidth: 116 }],
  ['comuna', { minWidth: 100 }],
  ['condicion', { minWidth: 104 }],
  ['cupo', { width: 112 }],
  ['puntos', { headerName: 'Pesos Mobile', width: 116 }],
  ['email', { initialHide: true }],
  ['phone', { initialHide: true }],
  ['giro', { initialHide: true }],
  ['unido_nombre', { initialHide: true }],
  ['codigo_sap', { initialHide: true }],
  ['region', { initialHide: true }],
  ['updatedAt', { initialHide: true }],
]);

/** A customer on a phone: name and limit, below state, type and comuna. */
export const customerCard = {
  first: ['nombre', undefined, 'cupo'],
  second: ['activo', 'legalcode', 'comuna'],
} as const;

/** Of somebody who sees own customers alone: the seller is always the same. */
export const ownCustomerColumns = customerColumns.map((c) =>
  c.field === 'ejecutivo_nombre' ? { ...c, initialHide: true } : c,
);
