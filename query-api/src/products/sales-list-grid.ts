import type { GridRequest } from '@power/domain/kernel/grid';
import { isRejection, reject } from '@power/domain/kernel/rejection';
import { roundCents } from '@power/domain/kernel/money';
import { columnFor } from '@power/domain/products/prices.shared';
import { salesListGrid } from '@power/domain/products/views/product-grids';
import type { RowOf } from '@power/domain/kernel/row';
import type { sellerListRow } from '@power/domain/products/views/product-grid-row';
import { gridReader } from '@power/infra/platform/rows/handle-grid';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { customerOf } from '../kernel/customer-type.ts';
import { rateOf } from '../kernel/monthly-rate.ts';
import { sellerList } from './product-grid.shared.ts';

/** What pesos are changed at. */
const PESOS = { tc: 1, tc_euro: null, respaldo: false };
const read = gridReader<RowOf<typeof sellerListRow>>(salesListGrid, sellerList);

export default handleQuery(salesListGrid, async ({ moneda, cliente, ...request }, context) => {
  const { rows, user, now } = context;
  if (moneda !== 'pesos' && !user.permisos.dolares)
    return reject('SIN_PERMISO', 'Moneda no disponible', 'Tu perfil ve los precios en pesos.');
  // Order and filters of what the customer pays are those of the column that it comes from.
  const asked = (own: (name: string) => string): GridRequest => ({
    ...(request as unknown as GridRequest),
    sortModel: request.sortModel.map((s) => ({ ...s, colId: own(s.colId) })),
    filterModel: Object.fromEntries(Object.entries(request.filterModel).map(([name, f]) => [own(name), f])),
  });
  // What does not depend on each other is asked for at once: it is the turns that a page costs.
  const byPrice = 'precio' in request.filterModel || request.sortModel.some(({ colId }) => colId === 'precio');
  const [customer, rate, early] = await Promise.all([
    customerOf(context, cliente),
    moneda === 'pesos' ? PESOS : rateOf(rows, now),
    byPrice
      ? undefined
      : read(
          context,
          asked((name) => name),
        ),
  ]);
  if (isRejection(customer)) return customer;
  const tc = moneda === 'euros' ? rate.tc_euro : rate.tc;
  if (tc === null)
    return reject('SIN_TIPO_CAMBIO', 'Sin tipo de cambio', 'El mes no tiene valor del euro. Pide que lo registren.');
  const column = columnFor(customer.tipo_cliente);
  const page =
    early ??
    (await read(
      context,
      asked((name) => (name === 'precio' ? column : name)),
    ));
  if (isRejection(page)) return page;
  return {
    ...page,
    rows: page.rows.map((row) => ({ ...row, precio: moneda === 'pesos' ? row[column] : roundCents(row[column] / tc) })),
    cliente: customer.nombre,
    tipo_cliente: customer.tipo_cliente,
    moneda,
    tc,
    respaldo: rate.respaldo,
  };
});
