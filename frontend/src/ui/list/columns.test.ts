import type { OrderGridRow } from '@power/domain/orders/views/order-row';
import { orderGridRow } from '@power/domain/orders/views/order-row';
import { dateColumn, moneyColumn, textColumn } from './columns.tsx';
import { rowColumns } from './row-columns.tsx';
import type { Column } from './types.ts';

test('a column of no field, and money or a date over a state, do not compile', () => {
  const columns: readonly (() => Column<OrderGridRow>)[] = [
    () => moneyColumn('total', 'Total'),
    () => dateColumn('createdAt', 'Creado'),
    // @ts-expect-error a row has no such field
    () => textColumn('cliente_nonbre', 'Cliente'),
    // @ts-expect-error a state is no amount
    () => moneyColumn('estatus', 'Total'),
    // @ts-expect-error an amount is no instant
    () => dateColumn('total', 'Creado'),
  ];
  expect(columns.map((make) => make().field)).toEqual(['total', 'createdAt', 'cliente_nonbre', 'estatus', 'total']);
  const declared = [
    () => rowColumns(orderGridRow, ['number', ['estatus', { width: 90 }]]),
    // @ts-expect-error a row has no such field
    () => rowColumns(orderGridRow, ['numero']),
    // @ts-expect-error nor is there one to take apart
    () => rowColumns(orderGridRow, [['totl', { width: 90 }]]),
  ];
  expect(declared[0]!().map(({ field }) => field)).toEqual(['number', 'estatus']);
});
