import { events, refusal, someone, Story } from '../../kernel/decision.testing.ts';
import { decideGiven, foldAll } from '../../kernel/scenario.ts';
import { SYSTEM } from '../../kernel/principal.ts';
import { after, goods, inRoom, lineOf } from '../../orders/order.testing.ts';
import type { Order } from '../../streams/order/order.ts';
import { cancelParcel, closeParcel, packParcel, reopenParcel } from './change-parcel.ts';
import { goodsOf, overPacked, unpacked } from './goods.ts';
import { notPackable } from './packable.shared.ts';
import { openParcel } from './open-parcel.ts';
import { type Parcel, parcel } from './parcel.ts';
import type { ContenidoTecleado, LineaEmbalada } from './parts.ts';
import { mergeParcel, splitParcel } from './split-parcel.ts';
import { parcelGoods, takeGoods } from './taken.ts';
import { receive, receiveParcel, undoMerge } from './transfer.ts';

const chief = someone('Jefe de Bodega');
/** Picked whole: three of product 1; two cameras with serials. */
const picked = (): Order => {
  const productos_pedido = [lineOf(1, goods('1'), 3), lineOf(2, goods('2', { serializable: true }), 2)];
  const o = after(inRoom(0, { productos_pedido }));
  return {
    ...o,
    picking: { ...o.picking!, lineas: { ...o.picking!.lineas, 2: { pickeado: 2, faltante: 0, series: ['A', 'B'] } } },
  };
};
const pedido = { _id: '77', number: 77, cliente_nombre: 'Alarmas Sur' };
const of = (producto: string, cantidad: number, series: string[] = []): ContenidoTecleado => ({
  producto,
  cantidad,
  series,
});
const opening = (number = 12, contenido: readonly LineaEmbalada[] = []) =>
  decideGiven(openParcel, [], {
    request: { accion: 'embalaje', pedido: 77, tipo: 'Caja' },
    user: chief,
    facts: { number, pedido, contenido },
  });
const opened = (number = 12) => new Story(events(opening(number)) as never);
const pack = (contenido: ContenidoTecleado[], revision = 0) => ({
  request: { accion: 'contenido' as const, id: 12, contenido },
  user: chief,
  facts: { pedido: picked(), revision },
});
const facts = undefined;
const stateOf = (story: Story): Parcel => foldAll(parcel, story.log)!;
const filled = (number = 12): Story => {
  const story = opened(number);
  story.does(packParcel, pack([of('1', 3), of('2', 2, ['A', 'B'])]));
  return story;
};

test('a package is opened, filled, weighed, opened again and annulled, each step an event', () => {
  const story = filled();
  const medidas = { peso: 2.5, largo_cm: 40, ancho_cm: 30, alto_cm: 20 };
  story.does(closeParcel, { request: { accion: 'cerrar', id: 12, tipo: 'Caja', ...medidas }, user: chief, facts });
  expect(stateOf(story)).toMatchObject({ estado: 'Cerrado', peso: 2.5, cerrado_por: { nombre: 'Jefe de Bodega' } });
  expect(refusal(decideGiven(packParcel, story.log, pack([], 1))).mensaje).toBe(
    'El Embalaje N° 12 está Cerrado. Reábrelo antes.',
  );
  story.does(reopenParcel, { request: { accion: 'reabrir', id: 12 }, user: chief, facts });
  expect(refusal(decideGiven(cancelParcel, story.log, { request: { id: 12 }, user: chief, facts })).mensaje).toBe(
    'Ingresa el motivo',
  );
  story.does(cancelParcel, { request: { id: 12, motivo: 'Se rompió' }, user: chief, facts });
  expect(stateOf(story)).toMatchObject({ estado: 'Anulado', contenido: [], motivo: 'Se rompió' });
  expect(story.log.map(({ type }) => type)).toEqual([
    'ParcelOpened',
    'ParcelPacked',
    'ParcelClosed',
    'ParcelReopened',
    'ParcelCancelled',
  ]);
});

test('an empty package is not closed, and a code is of one package only', () => {
  const story = opened();
  const request = { accion: 'cerrar' as const, id: 12, tipo: 'Caja' as const, peso: 1 };
  const whole = { ...request, largo_cm: null, ancho_cm: null, alto_cm: null };
  expect(refusal(decideGiven(closeParcel, story.log, { request: whole, user: chief, facts })).codigo).toBe(
    'EMBALAJE_VACIO',
  );
  const again = decideGiven(openParcel, story.log, {
    request: { accion: 'embalaje', pedido: 78, tipo: 'Caja', number: 12 },
    user: chief,
    facts: { number: 12, pedido, contenido: [] },
  });
  expect(refusal(again).mensaje).toBe('El código E|12 ya es de un embalaje del Pedido N° 77. Usa otra etiqueta.');
});

test.each<[string, ContenidoTecleado[], string]>([
  ['another order’s product', [of('9', 1)], 'Hay un producto que no es de este pedido. Quítalo.'],
  ['a product twice', [of('1', 1), of('1', 1)], 'PN-1 está dos veces. Deja una línea.'],
  ['fewer serials than units', [of('2', 2, ['A'])], 'PN-2 lleva serie: escanea una por unidad (2 unidades, 1 series).'],
  ['a serial twice', [of('2', 2, ['A', 'A'])], 'La serie A está dos veces. Quita una.'],
  [
    'a serial that was not picked',
    [of('2', 1, ['Z'])],
    'La serie Z no se escaneó en el picking de este pedido. Revisa la unidad.',
  ],
  ['serials of what has none', [of('1', 1, ['A'])], 'PN-1 no lleva series: quítalas.'],
])('contents are refused in words: %s', (_what, contenido, mensaje) => {
  expect(refusal(decideGiven(packParcel, opened().log, pack(contenido))).mensaje).toBe(mensaje);
});

test('who decided upon other contents is told to look again', () => {
  expect(refusal(decideGiven(packParcel, filled().log, pack([of('1', 1)], 0))).codigo).toBe('CAMBIO_EMBALAJE');
});

test('never more of a product in the packages of an order than it has', () => {
  const all = goodsOf(picked());
  const [one, two] = unpacked(all, []);
  expect([one, two]).toMatchObject([{ cantidad: 3 }, { cantidad: 2, series: ['A', 'B'] }]);
  const other = {
    number: 11,
    revision: 1,
    contenido: [
      { ...one!, cantidad: 2 },
      { ...two!, cantidad: 1, series: ['A'] },
    ],
  };
  expect(unpacked(all, [other])).toMatchObject([{ cantidad: 1 }, { cantidad: 1, series: ['B'] }]);
  const over = overPacked(all, { number: 12, contenido: [{ ...one!, cantidad: 2 }] }, [other], 'No');
  expect(over?.mensaje).toBe(
    'De PN-1 quedan 1 unidades por embalar y pusiste 2. El resto está en: Embalaje N° 11. Corrige la cantidad.',
  );
  const serial = overPacked(all, { number: 12, contenido: [{ ...two!, cantidad: 1, series: ['A'] }] }, [other], 'No');
  expect(serial?.mensaje).toBe('La serie A ya está en el Embalaje N° 11.');
  expect(overPacked(all, { number: 12, contenido: [{ ...one!, cantidad: 1 }] }, [other], 'No')).toBeUndefined();
});

test('of two who take the last units one is refused, and what nobody came to pack is free after a while', () => {
  const all = goodsOf(picked());
  const [one] = unpacked(all, []);
  const wanted = (number: number, now: string) => ({
    pedido: '77',
    goods: all,
    own: { number, revision: 0, contenido: [one!] },
    others: [11, 12].filter((n) => n !== number).map((n) => ({ number: n, revision: 0, contenido: [] })),
    now,
    titulo: 'No',
  });
  const first = events(takeGoods(wanted(11, ''))({ embalajes: {} }));
  const state = foldAll(parcelGoods, first as never);
  const { desde } = state.embalajes['11']!;
  const soon = new Date(Date.parse(desde) + 1000).toISOString();
  const late = new Date(Date.parse(desde) + 120_000).toISOString();
  expect(takeGoods(wanted(11, soon))(state)).toEqual([]);
  expect(refusal(takeGoods(wanted(12, soon))(state)).codigo).toBe('MAS_QUE_EL_PEDIDO');
  expect(events(takeGoods(wanted(12, late))(state))).toHaveLength(1);
  // Package 11 said something else since: its own word counts.
  const since = wanted(12, soon);
  expect(events(takeGoods({ ...since, others: [{ number: 11, revision: 1, contenido: [] }] })(state))).toHaveLength(1);
});

test('a part goes to a package of its own, and comes once', () => {
  const story = filled();
  const split = (contenido: ContenidoTecleado[]) => ({
    request: { accion: 'separar' as const, id: 12, tipo: 'Sobre' as const, contenido },
    user: chief,
    facts: { number: 13 },
  });
  expect(refusal(decideGiven(splitParcel, story.log, split([of('1', 4)]))).mensaje).toContain('Hay 3 de PN-1');
  expect(refusal(decideGiven(splitParcel, story.log, split([of('2', 1, ['Z'])]))).mensaje).toContain('no está en este');
  expect(refusal(decideGiven(splitParcel, story.log, split([of('1', 3), of('2', 2, ['A', 'B'])]))).codigo).toBe(
    'NADA_QUEDA',
  );
  expect(story.does(splitParcel, split([of('1', 1), of('2', 1, ['A'])]))).toMatchObject({ number: 13 });
  const de = stateOf(story);
  expect(de.contenido).toMatchObject([{ cantidad: 2 }, { cantidad: 1, series: ['B'] }]);
  const nuevo = {
    tipo: 'Sobre' as const,
    creado_por: { _id: 'u', nombre: 'U' },
    createdAt: '2026-03-02T12:00:00.000Z',
  };
  const came = events(receive(13, { de, traslado: '12/1', nuevo })(undefined));
  const other = foldAll(parcel, came as never)!;
  expect(other).toMatchObject({ number: 13, separado_de: 12, contenido: [{ cantidad: 1 }, { series: ['A'] }] });
  expect(receive(13, { de, traslado: '12/1', nuevo })(other)).toEqual([]);
});

test('packages of one order are merged; what the other cannot take is here again', () => {
  const story = filled();
  const otro = stateOf(opened(13));
  const merge = (more: object = {}) => ({
    request: { accion: 'unir' as const, id: 12, destino: 13 },
    user: chief,
    facts: { otro: { ...otro, ...more } },
  });
  expect(
    refusal(decideGiven(mergeParcel, story.log, merge({ pedido: { ...pedido, _id: '78', number: 78 } }))).mensaje,
  ).toBe('El Embalaje N° 13 es del Pedido N° 78: no se mezclan pedidos.');
  expect(refusal(decideGiven(mergeParcel, story.log, merge({ estado: 'Cerrado' }))).mensaje).toContain('esté abierto');
  story.does(mergeParcel, merge());
  const de = stateOf(story);
  expect(de).toMatchObject({ estado: 'Unido', unido_con: 13, contenido: [] });
  const [came] = events(receive(13, { de, traslado: '12/1' })(otro));
  expect(came!.data).toMatchObject({ recibido_de: 12, contenido: [{ cantidad: 3 }, { cantidad: 2 }] });
  expect(refusal(receive(13, { de, traslado: '12/1' })({ ...otro, estado: 'Cerrado' }) as never).mensaje).toBe(
    'El Embalaje N° 13 ya no está abierto.',
  );
  const undo = { request: { accion: 'nosehaunido' as const, id: 12, traslado: '12/1', motivo: 'Cerrado' }, facts };
  expect(refusal(decideGiven(undoMerge, story.log, { ...undo, user: chief })).codigo).toBe('SIN_PERMISO');
  story.does(undoMerge, { ...undo, user: SYSTEM });
  expect(stateOf(story)).toMatchObject({
    estado: 'Abierto',
    contenido: [{ cantidad: 3 }, { cantidad: 2 }],
    salidas: [],
  });
  const asked = { accion: 'recibir' as const, id: 13, de: 12, traslado: '12/1' };
  expect(refusal(decideGiven(receiveParcel, [], { request: asked, user: chief, facts: { de } })).codigo).toBe(
    'SIN_PERMISO',
  );
});

test.each([
  ['Pendiente Despacho', undefined],
  ['Entregado a Sala', undefined],
  ['En Picking', 'El Pedido N° 77 está En Picking: se embala cuando termina su picking.'],
  ['En Ruta', 'El Pedido N° 77 ya salió (En Ruta): sus embalajes quedan como están.'],
  [
    'Anulado',
    'El Pedido N° 77 está Anulado: no se embala. Anula sus embalajes y devuelve los productos a su ubicación.',
  ],
] as const)('an order that is %s is packed or refused in words', (estatus, why) => {
  expect(notPackable(estatus, 77)).toBe(why);
});
