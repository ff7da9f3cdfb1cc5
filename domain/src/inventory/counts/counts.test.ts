import { decideGiven, foldAll } from '../../kernel/scenario.ts';
import { events, refusal, someone, Story } from '../../kernel/decision.testing.ts';
import { SYSTEM } from '../../kernel/principal.ts';
import { StockCommitted, StockPlaced, StockReceived } from '../events.ts';
import { stock, warehouse } from '../stock.ts';
import { classesOf } from './abc.shared.ts';
import { adjustCounted } from './adjust-counted.ts';
import { countLine } from './count-line.ts';
import { type Count, stockCount } from './count.ts';
import { openCount } from './open-count.ts';
import { approveCount, cancelCount, finishCount, reopenCount, retryCount } from './settle-count.ts';
import { shownCount } from './shown-count.ts';

const P1 = 'BOD-R01-N1-P01';
const CAM = { _id: 'cam', codigo: 'C', codigo_sap: 'S', part_number: 'CAM-1', nombre: 'Cámara', marca: 'M' };
const CABLE = { ...CAM, _id: 'cable', codigo: 'D', part_number: 'CAB-1' };
const chief = someone('Jefe de Bodega', { _id: 'chief', nombre: 'Jefa' });
const hand = someone('Bodega', { _id: 'hand', nombre: 'Pedro' });
const boss = someone('Administrador', { _id: 'boss', nombre: 'Ada' });

const LINES = [
  { producto: CABLE, ubicacion: null },
  { producto: CAM, ubicacion: P1 },
];
const opening = (conteo: object, lineas: typeof LINES = LINES) =>
  decideGiven(openCount, [], {
    request: { accion: 'conteo', conteo: { bodega: 'BOD', observacion: '', ...conteo } as never },
    user: chief,
    facts: { number: 7, lineas },
  });
const opened = () => new Story(events(opening({ tipo: 'Total' })) as never);
const ask = (user: typeof chief, producto: typeof CAM, ubicacion: string | null, contado: number, sistema: number) => ({
  request: {
    accion: 'contar' as const,
    id: 7,
    producto: producto._id,
    ...(ubicacion !== null && { ubicacion }),
    contado,
  },
  user,
  facts: { producto, sistema, serializable: true, series: [], registradas: 0 },
});
const stateOf = (story: Story): Count => foldAll(stockCount, story.log as never)!;
const whole = (cam = 5) => {
  const story = opened();
  story.does(countLine, ask(hand, CABLE, null, 3, 3));
  story.does(countLine, ask(hand, CAM, P1, cam, 4));
  if (cam !== 4) story.does(countLine, ask(chief, CAM, P1, cam, 4));
  story.does(finishCount, {
    request: { accion: 'terminar', id: 7 },
    user: chief,
    facts: { pmp: { cam: 1000, cable: 10 } },
  });
  return story;
};

test('a count says what it covers, in walking order, and asks for what it lacks', () => {
  const story = opened();
  expect(stateOf(story).lineas.map(({ linea, ubicacion }) => [linea, ubicacion])).toEqual([
    [1, P1],
    [2, null],
  ]);
  expect(refusal(opening({ tipo: 'Cíclico' })).mensaje).toBe('Elige la clase: A, B o C.');
  expect(refusal(opening({ tipo: 'Por ubicación' })).mensaje).toBe('Indica la ubicación o el bloque.');
  expect(refusal(opening({ tipo: 'Total' }, [])).mensaje).toMatch(/^No hay productos que contar/);
});

test('it is counted blind; what differs is counted again by somebody else, and then no more', () => {
  const story = opened();
  story.does(countLine, ask(hand, CAM, P1, 5, 4));
  const [line] = shownCount(stateOf(story)).lineas;
  expect(line).toMatchObject({ situacion: 'Segundo conteo', contadores: ['Pedro'] });
  expect(line).not.toHaveProperty('contado');
  expect(line).not.toHaveProperty('sistema');
  expect(refusal(decideGiven(countLine, story.log, ask(hand, CAM, P1, 5, 4))).codigo).toBe('OTRA_PERSONA');
  story.does(countLine, ask(chief, CAM, P1, 5, 4));
  expect(refusal(decideGiven(countLine, story.log, ask(boss, CAM, P1, 4, 4))).codigo).toBe('YA_CONTADA');
  const early = { request: { accion: 'terminar' as const, id: 7 }, user: chief, facts: { pmp: {} } };
  expect(refusal(decideGiven(finishCount, story.log, early)).mensaje).toBe(
    'Faltan 1 líneas por contar y 0 por contar de nuevo por otra persona.',
  );
  expect(refusal(decideGiven(countLine, story.log, ask(hand, CAM, 'NOR-R01-N1-P01', 1, 0))).codigo).toBe('OTRA_BODEGA');
});

test('what is found where nobody had it becomes a line', () => {
  const story = opened();
  story.does(countLine, ask(hand, CABLE, P1, 2, 0));
  expect(stateOf(story).lineas.at(-1)).toMatchObject({ linea: 3, ubicacion: P1, producto: { _id: 'cable' } });
});

test('goods that move while it is counted are accounted for: each reading is held against its own moment', () => {
  const story = opened();
  story.does(countLine, ask(hand, CAM, P1, 5, 4));
  // Two were sold in between: the second finds three, and the system has two.
  story.does(countLine, ask(chief, CAM, P1, 3, 2));
  story.does(countLine, ask(hand, CABLE, null, 3, 3));
  story.does(finishCount, { request: { accion: 'terminar', id: 7 }, user: chief, facts: { pmp: { cam: 1000 } } });
  expect(shownCount(stateOf(story)).lineas[0]).toMatchObject({ diferencia: 1, contado: 3, sistema: 2, primero: 5 });
});

test('approval asks for a reason and says the value; it may be sent back, and annulled until then', () => {
  const story = whole();
  expect(story.log.at(-1)!.data).toMatchObject({ valor_costo: 1000 });
  const approve = { request: { accion: 'aprobar' as const, id: 7, motivo: '' }, user: boss, facts: undefined };
  expect(refusal(decideGiven(approveCount, story.log, approve)).mensaje).toBe('Ingresa el motivo');
  const back = new Story(story.log);
  back.does(reopenCount, { request: { accion: 'devolver', id: 7, motivo: 'Raro' }, user: boss, facts: undefined });
  expect(stateOf(back)).toMatchObject({ estado: 'En Conteo', lineas: [{ lecturas: [] }, { lecturas: [{}] }] });
  back.does(cancelCount, { request: { id: 7, motivo: 'Otro día' }, user: chief, facts: undefined });
  expect(stateOf(back).estado).toBe('Anulado');
  story.does(approveCount, { ...approve, request: { ...approve.request, motivo: 'Caja sin registrar' } });
  expect(stateOf(story)).toMatchObject({ estado: 'Ajustado', aprobado_por: { nombre: 'Ada' } });
  expect(story.log.at(-1)!.data).toMatchObject({ ajustes: [{ linea: 1, diferencia: 1 }] });
  const late = { request: { id: 7, motivo: 'x' }, user: chief, facts: undefined };
  expect(refusal(decideGiven(cancelCount, story.log, late)).codigo).toBe('ESTADO_NO_PERMITE');
});

const approveAs = (story: Story, user: typeof chief) =>
  decideGiven(approveCount, story.log, {
    request: { accion: 'aprobar', id: 7, motivo: 'x' },
    user,
    facts: undefined,
  });
test('rejects the approval by who made the second count when it differs from the first; anybody else approves', () => {
  const story = opened();
  story.does(countLine, ask(hand, CABLE, null, 3, 3));
  story.does(countLine, ask(hand, CAM, P1, 5, 4));
  story.does(countLine, ask(boss, CAM, P1, 6, 4));
  story.does(finishCount, { request: { accion: 'terminar', id: 7 }, user: chief, facts: { pmp: { cam: 1000 } } });
  expect(refusal(approveAs(story, boss)).codigo).toBe('CONTO_DOS_VECES');
  expect(events(approveAs(story, someone('Administrador', { _id: 'other' })))).toHaveLength(1);
});
test('approves by who made the second count when both counts found the same', () => {
  expect(events(approveAs(whole(), chief))).toHaveLength(1);
});

const saldo = (fisico: number, comprometido = 0) => ({ fisico, comprometido, disponible: fisico - comprometido });
const stored = [
  StockReceived({ producto: CAM, bodega: 'BOD', cantidad: 6, saldo: saldo(6), motivo: 'x', documento: null }),
  StockPlaced({
    producto: CAM,
    bodega: 'BOD',
    ubicacion: null,
    ubicacion_destino: P1,
    cantidad: 4,
    saldo: saldo(6),
    ubicaciones: [{ ubicacion: P1, cantidad: 4, queda: 4 }],
    motivo: null,
  }),
];
const approved = (cam: number): Count => {
  const story = whole(cam);
  story.does(approveCount, {
    request: { accion: 'aprobar', id: 7, motivo: 'Diferencia' },
    user: boss,
    facts: undefined,
  });
  return stateOf(story);
};
const adjusting = (count: Count, log: readonly never[] | typeof stored = stored, user = SYSTEM) =>
  decideGiven(adjustCounted, log as never, {
    request: { accion: 'ajustarporconteo', producto: 'cam', conteo: 7, linea: 1 },
    user,
    facts: { count, corregido: { contado: 0, manual: 0 }, salieron: 0 },
  });

test('the stock of a line is adjusted at its place by what differed, with its reason', () => {
  const [event] = events(adjusting(approved(2)));
  expect(event).toMatchObject({
    type: 'StockAdjusted',
    data: { cantidad: -2, saldo: { fisico: 4 }, motivo: 'Inventario N° 7: Diferencia' },
  });
  const { fisico, ubicaciones } = warehouse(foldAll(stock, [...stored, event!] as never), 'BOD');
  expect({ fisico, ubicaciones }).toEqual({ fisico: 4, ubicaciones: { [P1]: 2 } });
  expect(events(adjusting(approved(4)))).toEqual([]);
  expect(refusal(adjusting(approved(2), stored, boss)).codigo).toBe('SIN_PERMISO');
});

test('what was promised is not adjusted away; it is told, and tried again', () => {
  const promised = [
    ...stored,
    StockCommitted({
      producto: CAM,
      bodega: 'BOD',
      pedido: '1',
      validacion: 'v',
      solicitado: 5,
      cantidad: 5,
      comprometido_pedido: 5,
      saldo: saldo(6, 5),
    }),
  ];
  expect(refusal(adjusting(approved(2), promised as never)).codigo).toBe('STOCK_COMPROMETIDO');
  const story = whole(2);
  story.does(approveCount, { request: { accion: 'aprobar', id: 7, motivo: 'x' }, user: boss, facts: undefined });
  const again = { request: { accion: 'reintentar' as const, id: 7 }, user: boss, facts: undefined };
  expect(refusal(decideGiven(retryCount, story.log, again)).codigo).toBe('NADA_PENDIENTE');
});

test('classes by what left: the first four fifths are A, what did not move is C', () => {
  const moved = [
    ['a', 70],
    ['b', 15],
    ['c', 10],
    ['d', 5],
    ['e', 0],
  ].map(([producto, salidas]) => ({ producto: String(producto), salidas: Number(salidas) }));
  expect([...classesOf(moved).values()]).toEqual(['A', 'A', 'B', 'C', 'C']);
});
