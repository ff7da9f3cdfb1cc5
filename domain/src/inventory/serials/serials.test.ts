import fc from 'fast-check';
import { events, refusal, someone } from '../../kernel/decision.testing.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { SYSTEM } from '../../kernel/principal.ts';
import { isRejection } from '../../kernel/rejection.ts';
import { foldAll } from '../../kernel/scenario.ts';
import { movedSerials, type NamedSerials } from './named-serials.shared.ts';
import { serialUnit, type SerialState } from './serial.ts';
import { type StoreFacts, storeSerials } from './store-serials.ts';
import { writeOffSerial } from './write-off-serial.ts';

const producto = { _id: '1', codigo: 'C1', codigo_sap: 'A1', part_number: 'PN-1', nombre: 'Cámara', marca: 'M' };
const PLACE = 'BOD-R01-N1-P01';
const lugar = { codigo: PLACE, activo: true, tipo: 'picking', capacidad: 0 };
const facts: StoreFacts = { producto: { ...producto, serializable: true }, lugar, hay: 4, registradas: 1 };
const request = { producto: '1', bodega: 'BOD', ubicacion: PLACE, series: ['SN-1', 'SN-2'], documento: '' };

const store = (
  more: object = {},
  state: SerialState = undefined,
  known: Partial<StoreFacts> = {},
  user?: typeof SYSTEM,
) =>
  storeSerials.decide(state, { ...request, ...more }, {
    user: user ?? someone('Bodega y Despacho'),
    facts: { ...facts, ...known },
  } as never);

test('a unit is known from here on, and known again elsewhere with where it stood before', () => {
  const [first] = events(store());
  expect(first).toMatchObject({ type: 'SerialStored', data: { serie: 'SN-1', ubicacion: PLACE, antes: null } });
  const state = foldAll(serialUnit, [first as DomainEvent]);
  expect(store({}, state)).toEqual([]);
  expect(events(store({ ubicacion: '' }, state, { lugar: null }))[0]!.data).toMatchObject({
    ubicacion: null,
    antes: { bodega: 'BOD', ubicacion: PLACE },
  });
});

test.each([
  [{ series: ['SN-1', 'SN-1'] }, {}, 'SERIE_REPETIDA'],
  [{}, { producto: { ...producto, serializable: false } }, 'PRODUCTO_SIN_SERIE'],
  [{ ubicacion: 'NOR-R01-N1-P01' }, {}, 'OTRA_BODEGA'],
  [{}, { lugar: null }, 'UBICACION_NO_EXISTE'],
  [{}, { lugar: { ...lugar, activo: false } }, 'UBICACION_BLOQUEADA'],
  [{}, { hay: 2 }, 'SOBRAN_SERIES'],
])('%j with %j is refused: %s', (more, known, codigo) => {
  expect(refusal(store(more, undefined, known as never)).codigo).toBe(codigo);
});

test('what the system tells has moved already: neither a closed place nor a count undoes it', () => {
  expect(events(store({}, undefined, { hay: 0, lugar: { ...lugar, activo: false } }, SYSTEM))).toHaveLength(1);
});

test('a serial is read in any case and with any hyphen; a label is not a serial', () => {
  expect(storeSerials.request.parse({ ...request, series: [' sn‑1 '] }).series).toEqual(['SN-1']);
  expect(storeSerials.request.safeParse({ ...request, series: ['S|C1|SN-1'] }).success).toBe(false);
  expect(storeSerials.request.safeParse({ ...request, series: [] }).success).toBe(false);
});

test('a serial that is not there is written off once, by a head of the warehouse, with its reason', () => {
  const log = events(store()) as unknown as DomainEvent[];
  const off = { accion: 'baja' as const, producto: '1', serie: 'SN-1', motivo: 'Mal leída' };
  const gone = writeOffSerial.decide(foldAll(serialUnit, log), off, {} as never);
  expect(events(gone)[0]).toMatchObject({ type: 'SerialWrittenOff', data: { antes: { ubicacion: PLACE } } });
  const after = foldAll(serialUnit, [...log, ...(gone as DomainEvent[])]);
  expect(writeOffSerial.decide(after, off, {} as never)).toEqual([]);
  expect(refusal(writeOffSerial.decide(undefined, off, {} as never)).codigo).toBe('SERIE_NO_EXISTE');
  expect(JSON.stringify(writeOffSerial.access)).not.toContain('Asistente Bodega');
  // Found again: it stands where it was found.
  expect(events(store({}, after))).toHaveLength(1);
});

const moves = (cantidad: number, series: readonly string[], hay: number, known?: Partial<NamedSerials>) =>
  movedSerials(
    { cantidad, series, hay, ubicacion: PLACE, bodega: 'BOD' },
    { registradas: 0, todas: [], nuevas: [], ...known },
    'No se puede mover',
  );

test('whoever takes some names them, whoever takes all takes their serials, units without one move as before', () => {
  const known = { registradas: 2, todas: ['A', 'B'] };
  expect(moves(1, [], 3, known)).toEqual([]);
  expect(moves(2, [], 3, known)).toMatchObject({ codigo: 'FALTAN_SERIES' });
  expect(moves(3, [], 3, known)).toEqual(['A', 'B']);
  expect(moves(2, ['A', 'B'], 3, known)).toEqual(['A', 'B']);
  expect(moves(2, ['A'], 3, known)).toMatchObject({ codigo: 'SERIES_INCOMPLETAS' });
  expect(moves(2, ['A', 'A'], 3, known)).toMatchObject({ codigo: 'SERIE_REPETIDA' });
  expect(moves(1, ['Z'], 2, { ...known, nuevas: ['Z'] })).toMatchObject({ codigo: 'SERIE_NO_ESTA' });
  expect(moves(1, ['Z'], 3, { ...known, nuevas: ['Z'] })).toEqual(['Z']);
});

test('a place never keeps fewer units than it has serials', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...'ABCDEFGH'), { maxLength: 6 }),
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 1, max: 12 }),
      fc.uniqueArray(fc.constantFrom(...'ABCDEFGH'), { maxLength: 4 }),
      (there, loose, cantidad, named) => {
        const hay = there.length + loose;
        fc.pre(cantidad <= hay);
        const nuevas = named.filter((one) => !there.includes(one));
        const moved = moves(cantidad, named, hay, { registradas: there.length, todas: there, nuevas });
        if (isRejection(moved)) return;
        const left = there.filter((one) => !moved.includes(one));
        expect(left.length).toBeLessThanOrEqual(hay - cantidad);
      },
    ),
  );
});
