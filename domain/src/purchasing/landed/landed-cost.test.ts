import { someone } from '../../kernel/decision.testing.ts';
import type { Decision } from '../../kernel/command.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { foldAll } from '../../kernel/scenario.ts';
import { receptionsCosted, receptionsUncosted } from '../orders/cost-receptions.ts';
import { changeLandedCost } from './change-landed-cost.ts';
import { createLandedCost } from './create-landed-cost.ts';
import { landedCost } from './landed-cost.ts';
import { receivedOrder, typedCost } from './landed-cost.testing.ts';
import { postLandedCost } from './post-landed-cost.ts';
import { revertLandedCost } from './revert-landed-cost.ts';

let log: DomainEvent[];
beforeEach(() => void (log = []));
const state = () => foldAll(landedCost, log);
interface Step {
  when?(state: never, user: never): { codigo: string } | undefined;
  decide(state: never, request: never, context: never): Decision;
}
const FACTS = {
  number: 3,
  ordenes: [{ id: '12', orden: receivedOrder() }],
  productos: {
    '1': { pmp: 50_000, fisico: 100, llegadas: [], movimientos: [] },
    '2': { pmp: 0, fisico: 50, llegadas: [], movimientos: [] },
  },
};
function act(command: Step, request: object, facts: object = FACTS): string | undefined {
  const user = someone('Jefe de Logistica');
  const stopped = command.when?.(state() as never, user as never);
  if (stopped) return stopped.codigo;
  const decided = command.decide(
    state() as never,
    request as never,
    { user, now: '2026-03-02T12:00:00.000Z', facts } as never,
  );
  if ('codigo' in decided) return String(decided.codigo);
  log.push(...(decided as readonly DomainEvent[]));
  return undefined;
}

test('an estimate becomes what it really cost, and both are known', () => {
  expect(act(createLandedCost, { costo: typedCost(), real: false })).toBeUndefined();
  expect(state()).toMatchObject({ estado: 'Estimado', costo_estimado: 11_781_900, proveedor: 'Hikvision Ltd' });
  expect(act(postLandedCost, {})).toBe('ESTADO_NO_PERMITE');
  const agencia = { monto: 300_000, moneda: 'CLP', reparto: 'Valor' };
  expect(act(changeLandedCost, { costo: typedCost({ agencia }), real: true })).toBeUndefined();
  expect(state()).toMatchObject({ estado: 'Calculado', costo_estimado: 11_781_900, costo_total: 12_081_900 });
});

test('posting says what every product moves by; then nothing changes it but its reversal, which says why', () => {
  act(createLandedCost, { costo: typedCost(), real: true });
  expect(act(revertLandedCost, { motivo: 'x' })).toBe('ESTADO_NO_PERMITE');
  expect(act(postLandedCost, {})).toBeUndefined();
  const { lineas, aplicado } = state()!;
  expect(aplicado.map(({ pmp }) => pmp)).toEqual(lineas.map(({ costo_unitario }) => costo_unitario));
  expect(act(changeLandedCost, { costo: typedCost(), real: true })).toBe('ESTADO_NO_PERMITE');
  expect(act(postLandedCost, {})).toBe('ESTADO_NO_PERMITE');
  expect(act(revertLandedCost, { motivo: '' })).toBe('MOTIVO_OBLIGATORIO');
  expect(act(revertLandedCost, { motivo: 'Llegó otra factura' })).toBeUndefined();
  expect(state()).toMatchObject({ estado: 'Revertido', motivo_reversa: 'Llegó otra factura' });
});

test('orders without a reception to cost, of two currencies or that are not there are refused', () => {
  const create = (...orders: (ReturnType<typeof receivedOrder> | undefined)[]) =>
    act(
      createLandedCost,
      { costo: typedCost(), real: true },
      { number: 3, ordenes: orders.map((orden, n) => ({ id: String(n), orden })) },
    );
  expect(create(undefined)).toBe('OC_NO_EXISTE');
  expect(create(receivedOrder({ recepciones: [] }))).toBe('SIN_RECEPCION');
  expect(create(receivedOrder(), receivedOrder({ moneda: 'EUR' }))).toBe('OTRA_MONEDA');
  expect(log).toEqual([]);
});

test('a product that two orders brought is one line, and what came damaged cost as much', () => {
  const [first] = receivedOrder().recepciones;
  const damaged = { ...first!, lineas: [{ linea: 1, producto_id: '1', cantidad: 7, danado: 3 }] };
  const ordenes = [
    { id: '12', orden: receivedOrder() },
    { id: '13', orden: receivedOrder({ _id: '13', number: 13, recepciones: [damaged] }) },
  ];
  act(createLandedCost, { costo: typedCost({ ordenes: ['12', '13'] }), real: true }, { number: 3, ordenes });
  expect(state()!.lineas.map(({ producto_id, cantidad, valor }) => [producto_id, cantidad, valor])).toEqual([
    ['1', 110, 6600],
    ['2', 50, 4000],
  ]);
});

test('a reception is costed once, by whom is told; again by the same one writes nothing', () => {
  const order = receivedOrder();
  const [event] = receptionsCosted('x', 3, [1])(order) as readonly DomainEvent[];
  expect(event).toMatchObject({
    type: 'PurchaseOrderCosted',
    data: { costeo: 3, recepciones: [1], estado: 'Costeada' },
  });
  const [came] = order.recepciones;
  const costed = { ...order, estado: 'Costeada' as const, recepciones: [{ ...came!, costeo: 3 }] };
  expect(receptionsCosted('x', 3, [1])(costed)).toEqual([]);
  expect(receptionsCosted('x', 4, [1])(costed)).toMatchObject({ codigo: 'YA_COSTEADA' });
  expect(receptionsUncosted(4)(costed)).toEqual([]);
  expect(receptionsUncosted(3)(costed)).toMatchObject([{ data: { estado: 'Recepcionada' } }]);
});
