import { StockReceived } from '../../inventory/events.ts';
import { stock } from '../../inventory/stock.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { events, refusal, someone, Story } from '../../kernel/decision.testing.ts';
import { SYSTEM } from '../../kernel/principal.ts';
import { decideGiven, foldAll } from '../../kernel/scenario.ts';
import { approveCase, deliverCase, noteDiagnosis, receiveCase, resolveCase, startDiagnosis } from './advance-case.ts';
import { exchangeOf, type Rma, serviceCase } from './case.ts';
import { SERIE, saleGiven, soldOrder } from './case.testing.ts';
import { createCase } from './create-case.ts';
import { moveCaseStock } from '../../inventory/move-rma-stock.ts';
import { exchangeUnit, type GoodsFacts, fitPart } from './move-goods.ts';
import { quoteRepair } from './quote-repair.ts';
import { caseHolds, caseOfOwner, caseOwner } from './serial-owner.ts';
import { movementRefused, undoMovement } from './undo-movement.ts';

const tech = someone('Servicio Tecnico');
const now = '2026-03-02T12:00:00.000Z';
const id = 7;
const to = { user: tech, facts: undefined, now };
const sold = { pedido: 77, linea: 1, falla: 'No enciende' as const, descripcion: 'Murió', accesorios: '' };
const unit = saleGiven(soldOrder()).producto;
const PART = { ...unit, _id: 'fuente', codigo: 'F1', part_number: 'FUENTE-12' };
const facts = (more: Partial<GoodsFacts> & { serializable?: boolean; servicio?: boolean } = {}): GoodsFacts => ({
  goods: { producto: PART, serializable: more.serializable ?? false, servicio: more.servicio ?? false },
  disponible: 5,
  bodega: 'RMA',
  ...more,
});
const ours: GoodsFacts = facts({ goods: { producto: unit, serializable: true, servicio: false } });

/** A case under diagnosis: a unit with its serial, and two without. */
function opened(): Story {
  const story = new Story();
  const lineas = [
    { ...sold, cantidad: 1, serie: SERIE },
    { ...sold, cantidad: 2 },
  ];
  story.does(createCase, {
    request: { accion: 'rma', rma: { observacion: '', lineas } },
    user: tech,
    now,
    facts: { number: 7, ventas: lineas.map(() => saleGiven(soldOrder())) },
  });
  story.does(approveCase, { ...to, request: { accion: 'aprobar', id } });
  story.does(receiveCase, { ...to, request: { accion: 'recibir', id } });
  story.does(startDiagnosis, { ...to, request: { accion: 'diagnosticar', id } });
  story.does(noteDiagnosis, { ...to, request: { accion: 'diagnostico', id, linea: 1, diagnostico: 'Placa' } });
  return story;
}
const stateOf = ({ log }: Story): Rma => foldAll(serviceCase, log)!;
const part = (more: object = {}, f = facts()) => ({
  ...to,
  facts: f,
  request: {
    accion: 'repuesto' as const,
    id,
    linea: 1,
    producto: 'fuente',
    cantidad: 2,
    origen: 'BOD',
    series: [] as string[],
    ...more,
  },
});
const exchange = (more: object = {}, f = ours) => ({
  ...to,
  facts: f,
  request: { accion: 'cambiar' as const, id, linea: 1, origen: 'BOD', series: ['nueva-1'], ...more },
});
const undo = (n: number, more: object = {}, f = { disponible: 1, fuera: false }) => ({
  ...to,
  facts: f,
  request: { accion: 'deshacer' as const, id, n, motivo: 'No era', ...more },
});

test('a part is a numbered movement from its warehouse through that of RMA', () => {
  const story = opened();
  story.does(fitPart, part());
  expect(stateOf(story).movimientos).toMatchObject([
    { n: 1, tipo: 'repuesto', linea: 1, cantidad: 2, origen: 'BOD', bodega: 'RMA', estado: 'hecho', series: [] },
  ]);
  const no = (more: object, f?: GoodsFacts) => refusal(decideGiven(fitPart, story.log, part(more, f))).codigo;
  expect([
    no({ linea: 9 }),
    no({ cantidad: 6 }),
    no({}, facts({ servicio: true })),
    no({ series: ['X'] }),
    no({}, facts({ serializable: true })),
    no({ series: ['A', 'a'] }, facts({ serializable: true })),
    no({ series: ['S|OTRO|X1', 'X2'] }, facts({ serializable: true })),
    no({ series: ['S|F1', 'X2'] }, facts({ serializable: true })),
  ]).toEqual([
    'LINEA_NO_EXISTE',
    'STOCK_INSUFICIENTE',
    'ES_SERVICIO',
    'SIN_SERIE',
    'FALTA_SERIE',
    'SERIE_REPETIDA',
    'SERIE_DE_OTRO_PRODUCTO',
    'LECTURA_INCOMPLETA',
  ]);
});

test('an exchange says both serials; a second one, an undiagnosed product and the same serial are refused', () => {
  const story = opened();
  const no = (more: object, f?: GoodsFacts) => refusal(decideGiven(exchangeUnit, story.log, exchange(more, f))).mensaje;
  expect(no({ linea: 2, series: ['A', 'B'] })).toMatch(/Falta el diagnóstico/);
  expect(no({ series: [SERIE] })).toMatch(/es la que falla/);
  expect(no({}, { ...ours, disponible: 0 })).toMatch(/En BOD quedan 0 unidades/);
  expect(no({ series: [] })).toMatch(/lleva serie: ingresa la de lo que sale \(0 de 1\)/);
  story.does(exchangeUnit, exchange());
  expect(exchangeOf(stateOf(story), 1)).toMatchObject({ series: ['NUEVA-1'], entra: SERIE, bodega: 'RMA' });
  expect(no({ series: ['NUEVA-2'] })).toMatch(/ya se cambió por NUEVA-1/);
});

test('a serial is held by the case that gave it out, and free once it came back', () => {
  const story = opened();
  expect(caseHolds(stateOf(story), '1', 'NUEVA-1')).toBe(false);
  expect(caseHolds(stateOf(story), '1', SERIE)).toBe(true);
  story.does(exchangeUnit, exchange());
  expect([caseHolds(stateOf(story), '1', 'nueva-1'), caseHolds(stateOf(story), '1', SERIE)]).toEqual([true, 'never']);
  story.does(undoMovement, undo(1));
  expect([caseHolds(stateOf(story), '1', 'NUEVA-1'), caseHolds(stateOf(story), '1', SERIE)]).toEqual(['never', true]);
  expect([caseOfOwner(caseOwner('7')), caseOfOwner('77')]).toEqual(['7', undefined]);
});

test('what is resolved as an exchange is delivered once the other unit left', () => {
  const story = opened();
  story.does(noteDiagnosis, { ...to, request: { accion: 'diagnostico', id, linea: 2, diagnostico: 'Nada' } });
  const resolve = (linea: number, resolucion: 'Cambio' | 'Sin Falla') =>
    story.does(resolveCase, { ...to, request: { accion: 'resolver', id, linea, resolucion, detalle: 'x' } });
  resolve(1, 'Cambio');
  resolve(2, 'Sin Falla');
  const deliver = { ...to, request: { accion: 'entregar' as const, id, recibe: 'Juan' } };
  expect(refusal(decideGiven(deliverCase, story.log, deliver)).codigo).toBe('CAMBIO_PENDIENTE');
  const other = exchange({ linea: 2, series: ['A', 'B'] });
  expect(refusal(decideGiven(exchangeUnit, story.log, other)).codigo).toBe('OTRA_RESOLUCION');
  story.does(exchangeUnit, exchange());
  story.does(deliverCase, deliver);
  const late = refusal(decideGiven(undoMovement, story.log, undo(1)));
  expect(late).toMatchObject({ codigo: 'ESTADO_NO_PERMITE', mensaje: expect.stringMatching(/está en Entregado/) });
});

test('a movement is undone once, with a reason, while what came in is still there', () => {
  const story = opened();
  expect(refusal(decideGiven(undoMovement, story.log, undo(1))).codigo).toBe('SIN_MOVIMIENTOS');
  story.does(exchangeUnit, exchange());
  const no = (...asked: Parameters<typeof undo>) =>
    refusal(decideGiven(undoMovement, story.log, undo(...asked))).codigo;
  expect([
    no(4),
    no(1, { motivo: ' ' }),
    no(1, {}, { disponible: 0, fuera: false }),
    no(1, {}, { disponible: 1, fuera: true }),
  ]).toEqual(['MOVIMIENTO_NO_EXISTE', 'MOTIVO_OBLIGATORIO', 'STOCK_INSUFICIENTE', 'SERIE_USADA']);
  story.does(fitPart, part());
  story.does(undoMovement, undo(1));
  expect(no(1)).toBe('YA_DESHECHO');
});

test('what stock refuses counts for nothing, and its way back moves nothing', () => {
  const story = opened();
  story.does(fitPart, part());
  const told = (inverso: boolean) => ({
    user: SYSTEM,
    now,
    facts: undefined,
    request: { accion: 'sinmover' as const, id, n: 1, motivo: 'No hay', inverso },
  });
  expect(refusal(decideGiven(movementRefused, story.log, { ...told(false), user: tech })).codigo).toBe('SIN_PERMISO');
  expect(events(decideGiven(movementRefused, story.log, told(true)))).toEqual([]);
  story.does(movementRefused, told(false));
  expect(stateOf(story).movimientos).toMatchObject([{ estado: 'sin mover', motivo: 'No hay' }]);
  expect(refusal(decideGiven(undoMovement, story.log, undo(1))).codigo).toBe('SIN_MOVIMIENTOS');
  expect(moved(stateOf(story), 'fuente', true)).toEqual([]);
});

const received = (producto: typeof PART, cantidad: number) =>
  StockReceived({
    producto,
    bodega: 'BOD',
    cantidad,
    saldo: { fisico: cantidad, comprometido: 0, disponible: cantidad },
    motivo: 'Compra',
    documento: null,
  });
const move = (rma: Rma, producto: string, inverso: boolean, log: readonly DomainEvent[], user = SYSTEM) =>
  decideGiven(moveCaseStock, log, {
    user,
    now,
    facts: { rma },
    request: { accion: 'moverporrma', producto, rma: '7', n: 1, inverso },
  });
const moved = (rma: Rma, producto: string, inverso: boolean, log: readonly DomainEvent[] = [received(PART, 5)]) =>
  events(move(rma, producto, inverso, log));
const balances = (log: readonly DomainEvent[]) =>
  Object.fromEntries(Object.entries(foldAll(stock, log).bodegas).map(([bodega, { fisico }]) => [bodega, fisico]));

test('a part leaves through the RMA warehouse and comes back to it; the kardex names the case', () => {
  const story = opened();
  story.does(fitPart, part());
  const out = moved(stateOf(story), 'fuente', false);
  expect(out.map(({ type }) => type)).toEqual(['StockMoved', 'StockWithdrawn']);
  expect(out[1]!.data).toMatchObject({ bodega: 'RMA', cantidad: 2, documento: 'RMA N° 7', motivo: 'Repuesto' });
  const log = [received(PART, 5), ...out];
  expect(balances(log)).toEqual({ BOD: 3, RMA: 0 });
  story.does(undoMovement, undo(1));
  expect(balances([...log, ...moved(stateOf(story), 'fuente', true, log)])).toEqual({ BOD: 3, RMA: 2 });
  expect(refusal(move(stateOf(story), 'fuente', false, [received(PART, 5)], tech)).codigo).toBe('SIN_PERMISO');
  expect(refusal(move(stateOf(story), 'fuente', false, [received(PART, 1)])).codigo).toBe('STOCK_INSUFICIENTE');
});

test('an exchange takes one unit out and one in, and back', () => {
  const story = opened();
  story.does(exchangeUnit, exchange());
  const there = [received(unit, 1)];
  const out = moved(stateOf(story), '1', false, there);
  expect(out.map(({ data }) => (data as { motivo: string }).motivo)).toEqual([
    `Cambio: sale NUEVA-1, entra ${SERIE}`,
    `Cambio: sale NUEVA-1, entra ${SERIE}`,
  ]);
  const log = [...there, ...out];
  expect(balances(log)).toEqual({ BOD: 0, RMA: 1 });
  story.does(undoMovement, undo(1));
  expect(balances([...log, ...moved(stateOf(story), '1', true, log)])).toEqual({ BOD: 1, RMA: 0 });
});

test('the quotation of a repair is of the same customer and stands', () => {
  const story = opened();
  const cliente = stateOf(story).cliente;
  const quote = (cotizacion: object | null) => ({
    ...to,
    user: someone('Pre-Venta'),
    request: { accion: 'cotizacion' as const, id, cotizacion: cotizacion === null ? null : 90 },
    facts: {
      cotizacion: cotizacion as { number: number; estado: string; cliente: { _id: string; nombre: string } },
      propia: null,
    },
  });
  const q = { number: 90, estado: 'Vigente', cliente };
  const no = (more: object) => refusal(decideGiven(quoteRepair, story.log, quote({ ...q, ...more }))).codigo;
  expect([no({ cliente: { _id: 'otro', nombre: 'Otra' } }), no({ estado: 'Anulada' })]).toEqual([
    'OTRO_CLIENTE',
    'ESTADO_NO_PERMITE',
  ]);
  story.does(quoteRepair, quote(q));
  expect(stateOf(story).cotizacion).toBe(90);
  expect(events(decideGiven(quoteRepair, story.log, quote(q)))).toEqual([]);
  story.does(quoteRepair, quote(null));
  expect(stateOf(story).cotizacion).toBeNull();
});
