import type { GridRequest } from '@power/domain/kernel/grid';
import { isRejection, reject } from '@power/domain/kernel/rejection';
import type { RowOf } from '@power/domain/kernel/row';
import { columnFor, priceFor } from '@power/domain/products/prices.shared';
import type { salesListRow } from '@power/domain/products/views/product-grid-row';
import { salesListGrid } from '@power/domain/products/views/product-grids';
import { offeredAt } from '@power/domain/quotations/offered.shared';
import { ratesIn } from '@power/domain/quotations/rates.shared';
import { gridReader } from '@power/infra/platform/rows/handle-grid';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { catalogued, quotable } from '../kernel/catalogued.ts';
import { customerOf } from '../kernel/customer-type.ts';
import { rateOf } from '../kernel/monthly-rate.ts';
import { salesList } from './product-grid.shared.ts';

/** What pesos are changed at. */
const PESOS = { tc: 1, tc_euro: null, respaldo: false };
const read = gridReader<RowOf<typeof salesListRow>>(salesListGrid, salesList);
type Filter = GridRequest['filterModel'][string];

/** Figures of a filter in euros, as the dollars by which the list is in order. */
const inDollars = (filter: Filter, por_dolar: number): Filter =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [
      name,
      (name === 'filter' || name === 'filterTo') && typeof value === 'number' ? value / por_dolar : value,
    ]),
  ) as Filter;

export default handleQuery(salesListGrid, async ({ moneda, transporte, cliente, ...request }, context) => {
  const { rows, user, now } = context;
  if (moneda !== 'pesos' && !user.permisos.dolares)
    return reject('SIN_PERMISO', 'Moneda no disponible', 'Tu perfil ve los precios en pesos.');
  const named = [...Object.keys(request.filterModel), ...request.sortModel.map(({ colId }) => colId)];
  if (moneda === 'pesos' && named.some((name) => name === 'precio_aereo' || name === 'precio_maritimo'))
    return reject('SIN_PERMISO', 'Moneda no disponible', 'Esos precios se ven en dólares o euros.');
  // What does not depend on each other is asked for at once: it is the turns that a page costs.
  const byPrice = named.includes('precio');
  const plain = request;
  const [customer, rate, early] = await Promise.all([
    customerOf(context, cliente),
    moneda === 'pesos' ? PESOS : rateOf(rows, now),
    byPrice ? undefined : read(context, plain),
  ]);
  if (isRejection(customer)) return customer;
  const tc_euro = rate.tc_euro === null ? null : Number(rate.tc_euro);
  const rates = ratesIn(moneda, { tc: Number(rate.tc), tc_euro }, 'Sin tipo de cambio');
  if (isRejection(rates)) return rates;
  const terms = { moneda, transporte, tipo: customer.tipo_cliente, ...rates };
  // Order and filters of what the customer pays are those of the column that it comes from.
  const column = moneda === 'pesos' ? columnFor(customer.tipo_cliente) : `precio_${transporte}`;
  const own = (name: string): string => (name === 'precio' ? column : name);
  const page =
    early ??
    (await read(context, {
      ...plain,
      sortModel: plain.sortModel.map((s) => ({ ...s, colId: own(s.colId) })),
      filterModel: Object.fromEntries(
        Object.entries(plain.filterModel).map(([name, f]) => [
          own(name),
          name === 'precio' ? inDollars(f, rates.por_dolar) : f,
        ]),
      ),
    }));
  if (isRejection(page)) return page;
  const ids = page.rows.map(({ _id }) => _id);
  const known = moneda === 'pesos' ? {} : quotable(await catalogued(rows, ids), now);
  return {
    ...page,
    rows: page.rows.map((row) => {
      const of = known[row._id];
      // In pesos nothing is said of what comes from a factory.
      const listed = { precio: priceFor(row, customer.tipo_cliente), precio_aereo: null, precio_maritimo: null };
      return { ...row, ...(of ? offeredAt(of, terms) : listed) };
    }),
    cliente: customer.nombre,
    tipo_cliente: customer.tipo_cliente,
    moneda,
    transporte,
    tc: rates.tipo_cambio,
    respaldo: rate.respaldo,
  };
});
