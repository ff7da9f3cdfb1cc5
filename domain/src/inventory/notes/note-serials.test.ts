import { events, refusal, someone } from '../../kernel/decision.testing.ts';
import { SYSTEM } from '../../kernel/principal.ts';
import { reject } from '../../kernel/rejection.ts';
import { decideGiven, foldAll } from '../../kernel/scenario.ts';
import { StockReceived } from '../events.ts';
import { NO_SERIALS, type NamedSerials } from '../serials/named-serials.shared.ts';
import { moveNoteStock } from './move-note-stock.ts';
import { CAMERA, draftedNote, lineOf, NOTES } from './note.testing.ts';
import type { Nota } from './note.ts';
import { entryNotes } from './notes.ts';

const boss = someone('Administrador');
const facts = {
  number: 7,
  limite: 1e9,
  productos: { cam: { producto: CAMERA, pmp: 1000, servicio: false, serializable: true } },
};
type Line = { producto: string; cantidad: number; series?: string[] };
const writing = (lineas: readonly Line[], known: object = {}) =>
  decideGiven(entryNotes.create, [], {
    request: {
      accion: 'nota',
      nota: { bodega: 'BOD', motivo: 'Hallazgo en bodega', observacion: '', lineas: [...lineas] },
      enviar: false,
    },
    user: boss,
    facts: { ...facts, ...known },
  });
const line = (cantidad: number, ...series: string[]): Line => ({ producto: 'cam', cantidad, series });

test('a line names one serial a unit, or none; a note names each once', () => {
  expect(events(writing([line(2, 'A1', 'A2')]))[0]!.data).toMatchObject({ lineas: [{ series: ['A1', 'A2'] }] });
  expect(events(writing([line(2)]))[0]!.data).not.toHaveProperty('lineas.0.series');
  expect(refusal(writing([line(2, 'A1')])).mensaje).toBe(
    'CAM-1: la línea tiene 2 y nombra 1 serie. Nombra una por unidad.',
  );
  expect(refusal(writing([line(1, 'A1'), line(1, 'A1')])).mensaje).toBe(
    'La serie A1 está dos veces en la nota. Quita una.',
  );
  const plain = { cam: { ...facts.productos.cam, serializable: false } };
  expect(refusal(writing([line(1, 'A1')], { productos: plain })).codigo).toBe('PRODUCTO_SIN_SERIE');
  const ajena = reject('SERIE_EXISTE', 'x', 'Está aquí');
  expect(refusal(writing([line(1, 'A1')], { ajena })).codigo).toBe('SERIE_EXISTE');
});

const nota = (tipo: 'entrada' | 'salida', series?: string[]): Nota =>
  foldAll(NOTES[tipo].aggregate, [
    draftedNote(tipo, 7, { lineas: [{ ...lineOf(1, 2, 1000), ...(series && { series }) }] }),
  ])!;
const moving = (tipo: 'entrada' | 'salida', more: object, known: Partial<NamedSerials> = {}) =>
  decideGiven(
    moveNoteStock,
    [
      StockReceived({
        producto: CAMERA,
        bodega: 'BOD',
        cantidad: 5,
        saldo: { fisico: 5, comprometido: 0, disponible: 5 },
        motivo: 'Compra',
        documento: null,
      }),
    ],
    {
      request: { accion: 'moverpornota', producto: 'cam', tipo, nota: '7', linea: 1, inverso: false },
      user: SYSTEM,
      facts: { nota: nota(tipo), series: { ...NO_SERIALS, ...known }, ...more } as never,
    },
  );

test('stock says which units came in or went out; one that is known elsewhere leaves its line behind', () => {
  const named = ['A1', 'A2'];
  expect(events(moving('entrada', { nota: nota('entrada', named) }))[0]).toMatchObject({
    type: 'StockReceived',
    data: { series: named },
  });
  const ajena = reject('SERIE_EXISTE', 'x', 'Está aquí');
  expect(refusal(moving('entrada', { nota: nota('entrada', named), ajena })).codigo).toBe('SERIE_EXISTE');
  const known = { registradas: 5, todas: ['A1', 'A2', 'A3', 'A4', 'A5'] };
  expect(events(moving('salida', { nota: nota('salida', named) }, known))[0]).toMatchObject({
    type: 'StockWithdrawn',
    data: { series: named },
  });
  // All that is there is known by its serial, and nobody said which two leave.
  expect(refusal(moving('salida', {}, known)).codigo).toBe('FALTAN_SERIES');
  expect(events(moving('salida', {}, { registradas: 3 }))[0]!.data).not.toHaveProperty('series');
});
