import { createHash } from 'node:crypto';
import { dayOf, santiago } from '@power/domain/kernel/dates';
import { demoCompany } from '../company.ts';
import { isWorkingDay } from './calendar.ts';
import { estatusOf, type OrderPlan, type Plan, type ReceiptPlan } from './plan.ts';
import { levelsOf } from './refusals.ts';
import { story, tradingHistory } from './story.ts';
import { timeline } from './timeline.ts';

const company = demoCompany('power');
const UNTIL = '2026-11-20T18:40:00.000Z';
const tell = (orders: number, until = UNTIL, seed = 'power'): Plan[] =>
  tradingHistory({ seed, until, orders, company });
const ordersOf = (plans: readonly Plan[]): OrderPlan[] => plans.filter((p): p is OrderPlan => p.tipo === 'pedido');
const receiptsOf = (plans: readonly Plan[]): ReceiptPlan[] =>
  plans.filter((p): p is ReceiptPlan => p.tipo === 'recepcion');
const hash = (plans: readonly Plan[]): string => createHash('sha256').update(JSON.stringify(plans)).digest('hex');

const small = tell(150);
const full = tell(4000);
const orders = ordersOf(full);
const shift = orders.filter((o) => o.turno);

/** Lowest level that any product reaches when goods leave at `leave` and come back at `back`. */
function lowest(plans: readonly Plan[], leave: string, back: string): number {
  const levels = new Map<string, number>();
  let low = Infinity;
  const move = (bodega: string, producto: string, cantidad: number): void => {
    const key = `${bodega}|${producto}`;
    levels.set(key, (levels.get(key) ?? 0) + cantidad);
    low = Math.min(low, levels.get(key) ?? 0);
  };
  for (const step of timeline(plans)) {
    if (step.paso === 'recepcionar') for (const l of step.plan.lineas) move(step.plan.bodega, l.producto, l.cantidad);
    else if (step.plan.escenario) continue;
    else if (step.paso === leave) for (const l of step.plan.lineas) move(step.plan.bodega, l.producto, -l.cantidad);
    else if (step.paso === back && step.plan.validado)
      for (const l of step.plan.lineas) move(step.plan.bodega, l.producto, l.cantidad);
  }
  return low;
}

describe('demo story', () => {
  it('is the same for the same seed, size and instant, and for nothing else', () => {
    expect(hash(tell(150))).toBe(hash(small));
    expect(hash([...story({ seed: 'power', until: UNTIL, orders: 150, company })])).toBe(hash(small));
    for (const other of [tell(151), tell(150, UNTIL, 'otra'), tell(150, '2026-11-20T18:41:00.000Z')])
      expect(hash(other)).not.toBe(hash(small));
  });

  it('has exactly the orders asked for, numbered and timed in order', () => {
    for (const [plans, count] of [
      [small, 150],
      [full, 4000],
    ] as const) {
      const list = ordersOf(plans);
      expect(list.map((o) => o.number)).toEqual(Array.from({ length: count }, (_, i) => 10_001 + i));
      const instants = plans.map((p) => p.at);
      expect(instants).toEqual([...instants].sort());
    }
    expect(() => tell(39)).toThrow(RangeError);
    expect(ordersOf(tell(40)).length).toBe(40);
  });

  it('never lets stock fall below zero, whenever the goods are counted as gone', () => {
    for (const plans of [small, full]) {
      expect(lowest(plans, 'crear', 'never')).toBeGreaterThanOrEqual(0);
      expect(lowest(plans, 'validar', 'anular')).toBeGreaterThanOrEqual(0);
      expect(lowest(plans, 'terminar', 'never')).toBeGreaterThanOrEqual(0);
    }
    expect(
      receiptsOf(full)
        .flatMap((r) => r.lineas)
        .every((l) => l.cantidad > 0 && l.costo_unitario > 0),
    ).toBe(true);
  });

  it('works on working days in business hours, apart from the running shift', () => {
    const start = Date.parse(UNTIL) - 550 * 86_400_000;
    for (const order of orders.filter((o) => !o.turno)) {
      const { hour, minute } = santiago(order.at);
      const clock = hour * 60 + minute;
      if (!isWorkingDay(dayOf(order.at)) || clock < 540 || clock >= 1110 || Date.parse(order.at) < start)
        throw new Error(`${order.number} ${order.at}`);
    }
    expect(new Set(orders.map((o) => dayOf(o.at).slice(0, 7))).size).toBeGreaterThanOrEqual(18);
  });

  it('plans nothing later than the end, and every step after the one before', () => {
    for (const step of timeline(full)) if (step.at > UNTIL) throw new Error(`${step.paso} ${step.at}`);
    for (const o of orders) {
      const chain = [
        o.at,
        o.validado?.at,
        o.picking?.tomado,
        ...(o.picking?.escaneos.map((s) => s.at) ?? []),
        o.picking?.terminado,
        o.en_sala?.at,
        o.facturado?.at,
        o.despachado?.at,
        o.entregado?.at,
      ];
      const known = chain.filter((at): at is string => at !== undefined);
      expect(known).toEqual([...known].sort());
      if (o.entregado && !o.facturado) throw new Error(`${o.number} entregado sin factura`);
      if ((o.picking || o.facturado_sin_picking) && !o.validado) throw new Error(`${o.number} sin validar`);
      if (o.picking && o.facturado_sin_picking) throw new Error(`${o.number} con y sin picking`);
      expect(o.estatus).toBe(estatusOf(o));
    }
  });

  it.each([
    UNTIL,
    '2026-11-20T12:20:00.000Z',
    '2026-11-20T13:30:00.000Z',
    '2026-11-22T06:10:00.000Z',
    '2026-09-18T15:00:00.000Z',
    '2027-01-02T01:00:00.000Z',
  ])('shows every state at %s, with a warehouse at work', (until) => {
    const now = ordersOf(tell(150, until)).filter((o) => o.turno);
    const states = new Set(now.map((o) => o.estatus));
    for (const estatus of [
      'Pendiente Validacion Administrativa',
      'Pendiente Picking',
      'En Picking',
      'Entregado a Sala',
      'Pendiente Despacho',
      'En Ruta',
      'Entregado',
      'Anulado',
      'Facturado Sin Picking',
    ]) {
      expect(states).toContain(estatus);
    }
    const picking = now.filter((o) => o.estatus === 'En Picking');
    expect(picking.length).toBeGreaterThanOrEqual(5);
    expect(new Set(picking.map((o) => o.picking?.by)).size).toBe(picking.length);
    expect(picking.some((o) => o.picking?.pausas.some((p) => !p.hasta))).toBe(true);
    expect(now.every((o) => o.at <= until && Date.parse(o.at) >= Date.parse(until) - 240 * 60_000)).toBe(true);
    expect(
      now.some((o) => o.en_sala && !o.facturado) && now.some((o) => o.en_sala && o.facturado && !o.entregado),
    ).toBe(true);
  });

  it('gives a picker one order at a time', () => {
    const work = new Map<string, [string, string][]>();
    for (const { picking } of orders)
      if (picking) work.set(picking.by, [...(work.get(picking.by) ?? []), [picking.tomado, picking.terminado ?? '9']]);
    expect(work.size).toBe(9);
    for (const spans of work.values()) {
      spans.sort();
      spans.forEach(([from], i) => expect(from >= (spans[i - 1]?.[1] ?? '')).toBe(true));
    }
  });

  it('keeps two waiting orders whose validation must be refused, for the two reasons', () => {
    const levels = levelsOf(full);
    const [short, held] = (['sin_stock', 'comprometido'] as const).map((e) => shift.find((o) => o.escenario === e));
    const level = (o?: OrderPlan) => ({
      asked: o?.lineas[0]?.cantidad ?? 0,
      ...(levels.get(`${o?.bodega}|${o?.lineas[0]?.producto}`) ?? {
        received: 0,
        handedOver: 0,
        picked: 0,
        committed: 0,
      }),
    });
    const a = level(short);
    expect(a.asked).toBeGreaterThan(a.received - a.handedOver);
    const b = level(held);
    expect(b.asked).toBeLessThanOrEqual(b.received - b.handedOver - b.picked);
    expect(b.asked).toBeGreaterThan(b.received - b.handedOver - b.picked - b.committed);
    expect([short?.estatus, held?.estatus]).toEqual(Array(2).fill('Pendiente Validacion Administrativa'));
  });

  it('refers only to what the company has, with 1 to 40 lines of whole amounts', () => {
    const products = new Map(company.productos.map((p) => [p.codigo, p]));
    const known = <T>(rows: readonly T[], key: (row: T) => string): Set<string> => new Set(rows.map(key));
    const [customers, users, conditions, methods, warehouses] = [
      known(company.clientes, (c) => c.codigo_sap),
      known(company.usuarios, (u) => u.email),
      known(company.condiciones, (c) => c.codigo),
      known(company.metodos, (m) => m.codigo),
      known(company.bodegas, (b) => b.codigo),
    ];
    for (const o of orders) {
      const fits =
        customers.has(o.cliente) &&
        users.has(o.ejecutivo) &&
        conditions.has(o.condicion_pago) &&
        methods.has(o.metodo_pago) &&
        warehouses.has(o.bodega);
      const goods = o.lineas.every((l) => {
        const p = products.get(l.producto);
        return (
          p &&
          !p.bloqueado &&
          p.part_number === l.part_number &&
          Number.isInteger(l.precio_venta) &&
          1 - p.pmp / l.precio_venta >= 0.045 &&
          Number.isInteger(l.cantidad) &&
          l.cantidad > 0
        );
      });
      if (
        !fits ||
        !goods ||
        o.lineas.length < 1 ||
        o.lineas.length > 40 ||
        new Set(o.lineas.map((l) => l.producto)).size !== o.lineas.length
      )
        throw new Error(`pedido ${o.number}`);
    }
    for (const step of timeline(full)) if (!users.has(step.by)) throw new Error(`${step.paso} de ${step.by}`);
    expect(Math.max(...orders.map((o) => o.lineas.length))).toBeGreaterThan(25);
  });

  it('accounts for every unit of a finished picking, found or missing', () => {
    let missing = 0;
    for (const { number, lineas, picking, en_sala, tipo_entrega } of orders) {
      if (!picking?.terminado) continue;
      missing += picking.faltantes.length;
      lineas.forEach((line, i) => {
        const units = [...picking.escaneos, ...picking.faltantes].filter(
          (row) => row.linea === i + 1 && row.producto === line.producto,
        );
        const series = picking.escaneos.flatMap((row) => (row.linea === i + 1 && row.series ? row.series : []));
        const found = picking.escaneos.find((row) => row.linea === i + 1)?.cantidad;
        if (
          units.reduce((sum, row) => sum + row.cantidad, 0) !== line.cantidad ||
          (series.length > 0 && series.length !== found)
        )
          throw new Error(`pedido ${number}`);
      });
      expect(en_sala?.at).toBe(tipo_entrega.endsWith('SALA') ? picking.terminado : undefined);
    }
    expect(missing).toBeGreaterThan(10);
  });

  it('never gives a serial number twice', () => {
    const series = orders.flatMap((o) => o.picking?.escaneos.flatMap((s) => s.series ?? []) ?? []);
    expect(series.length).toBeGreaterThan(5_000);
    expect(new Set(series).size).toBe(series.length);
  });

  it('has somebody waiting in the showroom while goods are picked', () => {
    expect(shift.filter((o) => o.estatus === 'En Picking' && o.tipo_entrega === 'EN SALA').length).toBeGreaterThan(0);
  });

  it('trades as people do: few products and customers carry most of it', () => {
    const count = (keys: readonly string[]): number[] =>
      [...keys.reduce((m, k) => m.set(k, (m.get(k) ?? 0) + 1), new Map<string, number>()).values()].sort(
        (a, b) => b - a,
      );
    const share = (counts: readonly number[], part: number): number =>
      counts.slice(0, Math.ceil(counts.length * part)).reduce((a, b) => a + b, 0) / counts.reduce((a, b) => a + b, 0);
    expect(share(count(orders.flatMap((o) => o.lineas.map((l) => l.producto))), 0.2)).toBeGreaterThan(0.4);
    expect(share(count(orders.map((o) => o.cliente)), 0.2)).toBeGreaterThan(0.35);
    for (const tipo of ['DESPACHO', 'EN SALA', 'RETIRO EN SALA', 'COURIER'])
      expect(orders.filter((o) => o.tipo_entrega === tipo).length).toBeGreaterThan(200);
  });
});
