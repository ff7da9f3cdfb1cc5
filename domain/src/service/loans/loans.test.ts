import { moveCaseStock } from '../../inventory/move-rma-stock.ts';
import { StockReceived } from '../../inventory/events.ts';
import { events, refusal, someone, Story } from '../../kernel/decision.testing.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { SYSTEM } from '../../kernel/principal.ts';
import { decideGiven, foldAll } from '../../kernel/scenario.ts';
import {
  approveCase,
  deliverCase,
  noteDiagnosis,
  receiveCase,
  resolveCase,
  startDiagnosis,
} from '../cases/advance-case.ts';
import { type Rma, serviceCase } from '../cases/case.ts';
import { SERIE, saleGiven, soldOrder } from '../cases/case.testing.ts';
import { createCase } from '../cases/create-case.ts';
import { lifeIn } from '../cases/serial-life.shared.ts';
import { caseHolds } from '../cases/serial-owner.ts';
import { undoMovement } from '../cases/undo-movement.ts';
import { lendUnit } from './lend-unit.ts';
import { isLate, loansOut, nextReturn } from './loans.shared.ts';
import { settleLoan } from './settle-loan.ts';

const tech = someone('Servicio Tecnico');
const now = '2026-03-02T12:00:00.000Z';
const id = 7;
const to = { user: tech, facts: undefined, now };
const producto = saleGiven(soldOrder()).producto;
const facts = { goods: { producto, serializable: true, servicio: false }, disponible: 2, bodega: 'RMA' };

/** A case that was received. */
function received(): Story {
  const story = new Story();
  const line = { pedido: 77, linea: 1, cantidad: 1, serie: SERIE, falla: 'No enciende' as const };
  story.does(createCase, {
    request: { accion: 'rma', rma: { observacion: '', lineas: [{ ...line, descripcion: 'Murió', accesorios: '' }] } },
    user: tech,
    now,
    facts: { number: 7, ventas: [saleGiven(soldOrder())] },
  });
  story.does(approveCase, { ...to, request: { accion: 'aprobar', id } });
  story.does(receiveCase, { ...to, request: { accion: 'recibir', id } });
  return story;
}
const stateOf = ({ log }: Story): Rma => foldAll(serviceCase, log)!;
const lend = (more: object = {}) => ({
  ...to,
  facts,
  request: {
    accion: 'prestar' as const,
    id,
    linea: 1,
    producto: producto._id,
    origen: 'BOD',
    series: ['P-1'],
    hasta: '2026-03-10',
    ...more,
  },
});
const settle = (paso: 'Devuelto' | 'Prorrogado' | 'Perdido', more: object = {}) => ({
  ...to,
  request: { accion: 'prestamo' as const, id, n: 1, paso, detalle: '', ...more },
});

test('a unit is lent until a day that is not past and not far', () => {
  const story = received();
  const no = (more: object) => refusal(decideGiven(lendUnit, story.log, lend(more))).codigo;
  expect([no({ hasta: '2026-03-01' }), no({ hasta: '2027-03-01' }), no({ series: [] }), no({ linea: 9 })]).toEqual([
    'FECHA_INVALIDA',
    'FECHA_INVALIDA',
    'FALTA_SERIE',
    'LINEA_NO_EXISTE',
  ]);
  story.does(lendUnit, lend());
  const c = stateOf(story);
  expect(loansOut(c.movimientos)).toMatchObject([{ n: 1, tipo: 'prestamo', cantidad: 1, series: ['P-1'] }]);
  expect(nextReturn(c.movimientos)).toBe('2026-03-10');
  // On the day itself it is not late.
  expect([isLate('2026-03-10', '2026-03-10'), isLate('2026-03-10', '2026-03-11')]).toEqual([false, true]);
  expect(lifeIn(c, 'p-1')).toBe('Está prestada hasta el 10-03-2026');
  expect(caseHolds(c, producto._id, 'P-1')).toBe(true);
});

test('it comes back, stays longer or is lost, and what was lost may turn up', () => {
  const story = received();
  expect(refusal(decideGiven(settleLoan, story.log, settle('Devuelto'))).codigo).toBe('SIN_PRESTAMOS');
  story.does(lendUnit, lend());
  const no = (...of: Parameters<typeof settle>) => refusal(decideGiven(settleLoan, story.log, settle(...of))).codigo;
  expect([
    no('Prorrogado'),
    no('Prorrogado', { hasta: '2026-03-01' }),
    no('Perdido'),
    no('Devuelto', { n: 4 }),
  ]).toEqual(['FECHA_OBLIGATORIA', 'FECHA_INVALIDA', 'MOTIVO_OBLIGATORIO', 'PRESTAMO_NO_EXISTE']);
  story.does(settleLoan, settle('Prorrogado', { hasta: '2026-03-20' }));
  expect(nextReturn(stateOf(story).movimientos)).toBe('2026-03-20');
  expect(events(decideGiven(settleLoan, story.log, settle('Prorrogado', { hasta: '2026-03-20' })))).toEqual([]);
  story.does(settleLoan, settle('Perdido', { detalle: 'Se lo robaron' }));
  expect(lifeIn(stateOf(story), 'P-1')).toBe('Se prestó y se perdió: Se lo robaron');
  // It is not here: nobody else can hand it over.
  expect(caseHolds(stateOf(story), producto._id, 'P-1')).toBe(true);
  expect(no('Prorrogado', { hasta: '2026-03-20' })).toBe('YA_PERDIDO');
  story.does(settleLoan, settle('Devuelto', { detalle: 'Apareció' }));
  expect(stateOf(story).movimientos).toMatchObject([{ estado: 'devuelto', motivo: 'Apareció' }]);
  expect(caseHolds(stateOf(story), producto._id, 'P-1')).toBe('never');
  expect(lifeIn(stateOf(story), 'P-1')).toBe('Se prestó y volvió');
});

test('rejects the delivery of a case when a loan is out; one that came back or was lost stands in nobody’s way', () => {
  const story = received();
  story.does(lendUnit, lend());
  story.does(startDiagnosis, { ...to, request: { accion: 'diagnosticar', id } });
  story.does(noteDiagnosis, { ...to, request: { accion: 'diagnostico', id, linea: 1, diagnostico: 'Placa' } });
  const resolved = { accion: 'resolver' as const, id, resolucion: 'Reparado' as const, detalle: 'Ok' };
  story.does(resolveCase, { ...to, request: resolved });
  const deliver = { ...to, request: { accion: 'entregar' as const, id, recibe: 'Ana' } };
  expect(refusal(decideGiven(deliverCase, story.log, deliver)).mensaje).toMatch(/tiene prestado .* P-1\. Recíbelo/);
  const after = (paso: 'Devuelto' | 'Perdido') => {
    const copy = new Story(story.log);
    copy.does(settleLoan, settle(paso, { detalle: 'x' }));
    return events(decideGiven(deliverCase, copy.log, deliver));
  };
  expect([after('Devuelto'), after('Perdido')]).toMatchObject([[{ type: 'RmaDelivered' }], [{ type: 'RmaDelivered' }]]);
});

test('a loan is not undone as other movements are', () => {
  const story = received();
  story.does(lendUnit, lend());
  story.does(startDiagnosis, { ...to, request: { accion: 'diagnosticar', id } });
  const undo = {
    ...to,
    facts: { disponible: 1, fuera: false },
    request: { accion: 'deshacer' as const, id, n: 1, motivo: 'No' },
  };
  expect(refusal(decideGiven(undoMovement, story.log, undo)).codigo).toBe('SIN_MOVIMIENTOS');
});

test('stock lends out of its warehouse through that of RMA, which takes the unit back', () => {
  const story = received();
  story.does(lendUnit, lend());
  const there: DomainEvent[] = [
    StockReceived({
      producto,
      cantidad: 2,
      motivo: 'Compra',
      bodega: 'BOD',
      saldo: { fisico: 2, comprometido: 0, disponible: 2 },
    } as never),
  ];
  const move = (log: readonly DomainEvent[], inverso: boolean) =>
    events(
      decideGiven(moveCaseStock, log, {
        user: SYSTEM,
        now,
        request: { accion: 'moverporrma', producto: producto._id, rma: '7', n: 1, inverso },
        facts: { rma: stateOf(story) },
      }),
    );
  const out = move(there, false);
  expect(out.map(({ type }) => type)).toEqual(['StockMoved', 'StockWithdrawn']);
  story.does(settleLoan, settle('Devuelto'));
  expect(move([...there, ...out], true)).toMatchObject([
    { type: 'StockReceived', data: { bodega: 'RMA', motivo: 'Préstamo P-1 (devuelto)' } },
  ]);
});
