import { ESTATUS_PEDIDO, TIPOS_ENTREGA } from '@power/domain/streams/order/parts';
import { TIPOS_DTE } from '@power/domain/streams/order/billing.shared';
import { PAYMENT_METHODS } from '../payment-conditions.ts';
import { isExempt, tipoDteOf } from '../paperwork.ts';
import { companyFor, ORDERS } from '../seeding/size.ts';
import type { OrderPlan } from './plan.ts';
import { tradingHistory } from './story.ts';

const told = (seed: string, until: string) => {
  const company = companyFor(seed, ORDERS.small);
  const customers = new Map(company.clientes.map((c) => [c.codigo_sap, c]));
  const orders = tradingHistory({ seed, until, orders: ORDERS.small, company }).filter(
    (plan): plan is OrderPlan => plan.tipo === 'pedido',
  );
  return { orders, customerOf: (o: OrderPlan) => customers.get(o.cliente)! };
};

// A demo is told at any hour of any day.
test.each([
  ['power', '2026-11-20T18:40:00.000Z'],
  ['power', '2026-11-22T06:10:00.000Z'],
  ['power', '2027-03-01T12:20:00.000Z'],
  ['power', '2027-09-18T15:00:00.000Z'],
  ['prueba', '2026-11-20T18:40:00.000Z'],
])('the small company of %s at %s has something of everything', (seed, until) => {
  const { orders, customerOf } = told(seed, until);
  const count = <K extends string | number>(keys: readonly K[], of: (o: OrderPlan) => K): [K, number][] =>
    keys.map((key) => [key, orders.filter((o) => of(o) === key).length]);
  const invoiced = orders.filter((o) => o.facturado ?? o.facturado_sin_picking);
  const webs = orders.flatMap(({ web }) => (web ? [web] : []));
  const found: [string | number, number][] = [
    ...count(ESTATUS_PEDIDO, (o) => o.estatus as (typeof ESTATUS_PEDIDO)[number]),
    ...count(TIPOS_ENTREGA, (o) => o.tipo_entrega),
    ...count(
      PAYMENT_METHODS.map(({ codigo }) => codigo),
      (o) => o.metodo_pago,
    ),
    ...TIPOS_DTE.map((tipo): [number, number] => [
      tipo,
      invoiced.filter((o) => tipoDteOf(customerOf(o).legalcode, isExempt(customerOf(o))) === tipo).length,
    ]),
    ['web, paid', webs.filter(({ pagado }) => pagado).length],
    ['web, refused by the bank', webs.filter(({ rechazado }) => rechazado).length],
    ['web, never paid', webs.filter(({ vencido }) => vencido).length],
    ['web, awaited', webs.filter((w) => !w.pagado && !w.rechazado && !w.vencido).length],
    ['points used', webs.filter(({ puntos }) => puntos > 0).length],
    ['boleta of a natural person', invoiced.filter((o) => customerOf(o).segmento === 'Persona').length],
    ['order of a public body', orders.filter((o) => customerOf(o).segmento === 'Municipalidad').length],
    ['cancelled after validation', orders.filter((o) => o.anulado && o.validado).length],
  ];
  expect(found.filter(([, n]) => n === 0)).toEqual([]);
});
