import { events, refusal, someone, Story } from '../../kernel/decision.testing.ts';
import { decideGiven, foldAll } from '../../kernel/scenario.ts';
import { StockReceived } from '../events.ts';
import { issueHeld, commitStock } from '../hold.ts';
import { placeStock } from '../place-stock.ts';
import { placeName } from '../places.shared.ts';
import { stock, warehouse } from '../stock.ts';
import { readTrolley, trolleyCode } from '../trolley.shared.ts';
import type { PlaceFacts } from '../place-room.ts';
import { placeFromTrolley, returnFromTrolley, takeToTrolley } from './trolley.ts';

const producto = { _id: '1', codigo: 'C', codigo_sap: 'S', part_number: 'PN', nombre: 'Cámara', marca: 'M' };
const [P1, P2] = ['BOD-R01-N1-P1', 'BOD-R01-N1-P2'] as const;
const ana = someone('Bodega y Despacho', { _id: 'ana', nombre: 'Ana' });
const beto = someone('Asistente Bodega', { _id: 'beto', nombre: 'Beto' });
const chief = someone('Jefe de Bodega', { _id: 'jefa', nombre: 'Jefa' });
const CARRO = 'BOD-CARRO-ana-R01-N1-P1';

/** Ten units at the first place. */
function shelf(): Story {
  const story = new Story([
    StockReceived({
      producto,
      bodega: 'BOD',
      cantidad: 10,
      saldo: { fisico: 10, comprometido: 0, disponible: 10 },
      motivo: 'Compra',
      documento: null,
    }),
  ]);
  story.does(placeStock, {
    request: { accion: 'ubicar', producto: '1', bodega: 'BOD', ubicacion_destino: P1, cantidad: 10 },
    user: chief,
    facts: { lugar: null, origen: null },
  });
  return story;
}
const take = (cantidad: number, user = ana, ubicacion: string = P1) => ({
  request: { accion: 'tomar' as const, producto: '1', bodega: 'BOD', ubicacion, cantidad },
  user,
  facts: { lugar: null },
});
const lugar = (more: Partial<NonNullable<PlaceFacts['lugar']>> = {}): PlaceFacts => ({
  lugar: { codigo: P2, activo: true, tipo: 'picking', capacidad: 0, ...more },
});
const place = (cantidad: number, facts = lugar(), user = ana, ubicacion_destino: string = P2, carro = CARRO) => ({
  request: { accion: 'ubicardecarro' as const, producto: '1', carro, cantidad, ubicacion_destino },
  user,
  facts,
});
const back = (cantidad: number, facts = lugar({ codigo: P1 }), user = ana) => ({
  request: { accion: 'devolver' as const, producto: '1', carro: CARRO, cantidad },
  user,
  facts,
});
const there = ({ log }: Story) => warehouse(foldAll(stock, log), 'BOD');

test('units in a trolley are of the warehouse’s balance, and stand in the trolley until they are put somewhere', () => {
  const story = shelf();
  story.does(takeToTrolley, take(4));
  expect(there(story)).toMatchObject({ fisico: 10, ubicaciones: { [P1]: 6, [CARRO]: 4 } });
  story.does(placeFromTrolley, place(3));
  story.does(returnFromTrolley, back(1));
  expect(there(story)).toMatchObject({ fisico: 10, ubicaciones: { [P1]: 7, [P2]: 3 } });
  expect(there(story).ubicaciones).not.toHaveProperty([CARRO]);
});

test('of two people who want one unit the second reads that it is gone', () => {
  const story = shelf();
  story.does(takeToTrolley, take(10));
  expect(refusal(decideGiven(takeToTrolley, story.log, take(1, beto))).mensaje).toBe(
    'En BOD-R01-N1-P1 quedan 0: otra persona pudo tomar el resto. Cuenta y corrige la cantidad.',
  );
  story.does(placeFromTrolley, place(10));
  expect(refusal(decideGiven(returnFromTrolley, story.log, back(1))).mensaje).toBe(
    'Ya no están en el carro: alguien las ubicó o devolvió.',
  );
});

test('a trolley is its person’s, and a head of the warehouse’s', () => {
  const story = shelf();
  story.does(takeToTrolley, take(2));
  expect(refusal(decideGiven(placeFromTrolley, story.log, place(1, lugar(), beto))).codigo).toBe('OTRO_CARRO');
  expect(refusal(decideGiven(returnFromTrolley, story.log, back(1, lugar(), beto))).codigo).toBe('OTRO_CARRO');
  expect(events(decideGiven(returnFromTrolley, story.log, back(2, lugar(), chief)))).toHaveLength(1);
});

test.each([
  ['a place that is deactivated', place(1, lugar({ activo: false })), 'UBICACION_BLOQUEADA'],
  ['quarantine', place(1, lugar({ tipo: 'cuarentena' })), 'UBICACION_BLOQUEADA'],
  ['another warehouse’s place', place(1, lugar(), ana, 'NOR-R01-N1-P1'), 'OTRA_BODEGA'],
  ['more than the trolley holds', place(9), 'STOCK_INSUFICIENTE'],
  ['what is no trolley', place(1, lugar(), ana, P2, P1), 'CARRO_NO_EXISTE'],
])('refused in words: %s', (_what, when, codigo) => {
  const story = shelf();
  story.does(takeToTrolley, take(4));
  expect(refusal(decideGiven(placeFromTrolley, story.log, when)).codigo).toBe(codigo);
});

test('what is in a trolley is not moved behind the back of whoever has it, and is given away last', () => {
  const story = shelf();
  story.does(takeToTrolley, take(4));
  const move = { accion: 'ubicar' as const, producto: '1', bodega: 'BOD', ubicacion: CARRO, cantidad: 1 };
  expect(
    refusal(decideGiven(placeStock, story.log, { request: move, user: chief, facts: { lugar: null, origen: null } }))
      .codigo,
  ).toBe('EN_CARRO');
  const wanted = { pedido: '7', bodega: 'BOD', cantidad: 6, validacion: 'v' };
  story.log.push(...(events(commitStock(foldAll(stock, story.log), wanted)) as never[]));
  story.log.push(...(issueHeld(foldAll(stock, story.log), 'BOD', '7', 'Entrega') as never[]));
  expect(there(story)).toMatchObject({ fisico: 4, ubicaciones: { [CARRO]: 4 } });
});

test('the code of a trolley says whose it is and where its goods stood', () => {
  for (const origen of [P1, null]) {
    const trolley = { bodega: 'BOD-2', usuario: 'a-1', origen: origen && origen.replace('BOD', 'BOD-2') };
    expect(readTrolley(trolleyCode(trolley))).toEqual(trolley);
  }
  expect(readTrolley(P1)).toBeUndefined();
  expect([placeName(CARRO), placeName('BOD-CARRO-ana-SU'), placeName(null)]).toEqual([
    'En carro, de BOD-R01-N1-P1',
    'En carro, de Sin ubicar',
    'Sin ubicar',
  ]);
});
