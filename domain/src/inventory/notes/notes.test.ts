import { events, refusal, someone, Story } from '../../kernel/decision.testing.ts';
import { SYSTEM } from '../../kernel/principal.ts';
import { decideGiven, foldAll } from '../../kernel/scenario.ts';
import { StockReceived } from '../events.ts';
import { stock } from '../stock.ts';
import { moveNoteStock } from './move-note-stock.ts';
import { CAMERA, draftedNote, lineOf, NOTES } from './note.testing.ts';
import type { Nota } from './note.ts';
import { noteLimit } from './note-limit.shared.ts';
import { entryNotes, issueNotes } from './notes.ts';
import { setNoteLimit } from './set-note-limit.ts';

const boss = someone('Administrador', { permisos: { ...SYSTEM.permisos, margenes: true } });
const hand = someone('Jefe de Bodega', { permisos: { ...SYSTEM.permisos, margenes: false } });
const productos = { cam: { producto: CAMERA, pmp: 1000, servicio: false, serializable: true } };
const facts = { number: 7, limite: 5000, productos };
const typed = { bodega: 'BOD', lineas: [{ producto: 'cam', cantidad: 3 }] };
const entry = { ...typed, motivo: 'Hallazgo en bodega' };
const stateOf = (tipo: 'entrada' | 'salida', log: readonly never[] | Story['log']): Nota =>
  foldAll(NOTES[tipo].aggregate, log)!;

test('a note costs what its products cost; a typed cost is of whoever sees margins', () => {
  const story = new Story();
  story.does(entryNotes.create, { request: { accion: 'nota', nota: entry }, user: hand, facts });
  expect(stateOf('entrada', story.log)).toMatchObject({ estado: 'Borrador', unidades: 3, valor_costo: 3000 });
  const dear = { ...entry, lineas: [{ producto: 'cam', cantidad: 3, costo: 2000 }] };
  const request = { accion: 'nota' as const, id: 7, nota: dear };
  expect(refusal(decideGiven(entryNotes.change, story.log, { request, user: hand, facts })).codigo).toBe('SIN_PERMISO');
  story.does(entryNotes.change, { request, user: boss, facts });
  expect(stateOf('entrada', story.log).valor_costo).toBe(6000);
  // Who sees no costs leaves them as they are.
  const more = { ...entry, lineas: [{ producto: 'cam', cantidad: 4 }] };
  story.does(entryNotes.change, { request: { ...request, nota: more }, user: hand, facts });
  expect(stateOf('entrada', story.log).valor_costo).toBe(8000);
});

test('above the company’s value, and without a known cost, somebody approves first', () => {
  const estadoOf = (limite: number, pmp: number): string => {
    const story = new Story();
    const known = { ...facts, limite, productos: { cam: { ...productos.cam, pmp } } };
    story.does(entryNotes.create, { request: { accion: 'nota', nota: entry, enviar: true }, user: hand, facts: known });
    return stateOf('entrada', story.log).estado;
  };
  expect([estadoOf(3000, 1000), estadoOf(2999, 1000), estadoOf(3000, 0)]).toEqual([
    'Aprobada',
    'Por Aprobar',
    'Por Aprobar',
  ]);
  const changed = decideGiven(setNoteLimit, [], {
    request: { accion: 'limitenotas', limite: 2000 },
    user: boss,
    facts: undefined,
  });
  expect(foldAll(noteLimit, events(changed) as never)).toEqual({ limite: 2000 });
});

test('draft, approval, execution: one after the other, and the way ends where it is rejected', () => {
  const story = new Story([draftedNote('salida', 7)]);
  const id = 7;
  const stand = { disponible: { cam: 3 } };
  const early = { request: { accion: 'ejecutar' as const, id }, user: boss, facts: stand };
  expect(refusal(decideGiven(issueNotes.execute, story.log, early)).codigo).toBe('ESTADO_NO_PERMITE');
  story.does(issueNotes.submit, { request: { accion: 'enviar', id }, user: hand, facts: { limite: 1 } });
  const blank = { request: { accion: 'rechazar' as const, id, motivo: ' ' }, user: boss, facts: undefined };
  expect(refusal(decideGiven(issueNotes.reject, story.log, blank)).mensaje).toBe('Ingresa el motivo');
  const ended = new Story(story.log);
  ended.does(issueNotes.reject, { request: { accion: 'rechazar', id, motivo: 'No' }, user: boss, facts: undefined });
  expect(stateOf('salida', ended.log)).toMatchObject({ estado: 'Rechazada', motivo_rechazo: 'No' });
  story.does(issueNotes.approve, { request: { accion: 'aprobar', id }, user: boss, facts: undefined });
  const short = { ...early, facts: { disponible: { cam: 2 } } };
  expect(refusal(decideGiven(issueNotes.execute, story.log, short)).mensaje).toBe(
    'En BOD quedan 2 unidades disponibles de CAM-1 y la nota saca 3.',
  );
  story.does(issueNotes.execute, early);
  expect(stateOf('salida', story.log)).toMatchObject({ estado: 'Ejecutada', ejecutado_por: { nombre: boss.nombre } });
  story.does(issueNotes.annul, { request: { id, motivo: 'Apareció' }, user: boss, facts: { disponible: {} } });
  // Beside its state: it was executed all the same.
  expect(stateOf('salida', story.log)).toMatchObject({ estado: 'Ejecutada', anulada: true });
  const twice = { request: { id, motivo: 'Otra vez' }, user: boss, facts: { disponible: {} } };
  expect(refusal(decideGiven(issueNotes.annul, story.log, twice)).mensaje).toBe('La Nota de salida N° 7 está anulada.');
});

test('what came in and was sold since is not taken back', () => {
  const story = new Story([draftedNote('entrada', 7)]);
  story.does(entryNotes.submit, { request: { accion: 'enviar', id: 7 }, user: hand, facts: { limite: 9000 } });
  const stand = { disponible: { cam: 2 } };
  story.does(entryNotes.execute, { request: { accion: 'ejecutar', id: 7 }, user: hand, facts: stand });
  const annul = { request: { id: 7, motivo: 'Error' }, user: boss, facts: stand };
  expect(refusal(decideGiven(entryNotes.annul, story.log, annul)).codigo).toBe('STOCK_INSUFICIENTE');
  // A line that never moved has no way back.
  const told = {
    request: { accion: 'lineasinmover' as const, id: 7, linea: 1, motivo: 'x', inverso: false },
    facts: undefined,
  };
  expect(refusal(decideGiven(entryNotes.notMoved, story.log, { ...told, user: boss })).codigo).toBe('SIN_PERMISO');
  story.does(entryNotes.notMoved, { ...told, user: SYSTEM });
  const [annulled] = events(decideGiven(entryNotes.annul, story.log, annul));
  expect(annulled!.data.lineas).toEqual([]);
});

test('lines that did not move are tried again, once what they lacked is there', () => {
  const story = new Story([draftedNote('salida', 7)]);
  const id = 7;
  const retry = (disponible: number) => ({
    request: { accion: 'reintentar' as const, id },
    user: boss,
    facts: { disponible: { cam: disponible } },
  });
  story.does(issueNotes.submit, { request: { accion: 'enviar', id }, user: boss, facts: { limite: 9000 } });
  story.does(issueNotes.execute, {
    request: { accion: 'ejecutar', id },
    user: boss,
    facts: { disponible: { cam: 3 } },
  });
  expect(refusal(decideGiven(issueNotes.retry, story.log, retry(3))).mensaje).toBe(
    'La Nota de salida N° 7 no tiene líneas sin mover.',
  );
  const told = (inverso: boolean) => ({
    request: { accion: 'lineasinmover' as const, id, linea: 1, motivo: 'x', inverso },
    user: SYSTEM,
    facts: undefined,
  });
  story.does(issueNotes.notMoved, told(false));
  expect(refusal(decideGiven(issueNotes.retry, story.log, retry(2))).codigo).toBe('STOCK_INSUFICIENTE');
  story.does(issueNotes.retry, retry(3));
  expect(story.log.at(-1)).toMatchObject({
    type: 'IssueNoteRetried',
    data: { inverso: false, lineas: [{ linea: 1, cantidad: 3 }] },
  });
  expect(stateOf('salida', story.log).pendientes).toEqual([]);
  // Annulled, and it did not come back: the way back is tried again, and never what did not move at all.
  story.does(issueNotes.annul, { request: { id, motivo: 'Apareció' }, user: boss, facts: { disponible: {} } });
  const lost = new Story(story.log);
  lost.does(issueNotes.notMoved, told(false));
  expect(refusal(decideGiven(issueNotes.retry, lost.log, retry(0))).codigo).toBe('ESTADO_NO_PERMITE');
  story.does(issueNotes.notMoved, told(true));
  story.does(issueNotes.retry, retry(0));
  expect(story.log.at(-1)).toMatchObject({ type: 'IssueNoteRetried', data: { inverso: true, motivo: 'Apareció' } });
});

const saldo = { fisico: 5, comprometido: 0, disponible: 5 };
const received = StockReceived({ producto: CAMERA, bodega: 'BOD', cantidad: 5, saldo, motivo: 'x', documento: null });
const moving = (tipo: 'entrada' | 'salida', inverso: boolean, more: Partial<Nota> = {}, user = SYSTEM) =>
  decideGiven(moveNoteStock, [received], {
    request: { accion: 'moverpornota', producto: 'cam', tipo, nota: 7, linea: 1, inverso },
    user,
    facts: { nota: { ...stateOf(tipo, [draftedNote(tipo, 7)]), ...more } },
  });

test('stock moves as the note says, there and back, and carries its number', () => {
  const [into] = events(moving('entrada', false));
  expect(into).toMatchObject({ type: 'StockReceived', data: { cantidad: 3, documento: 'Nota de entrada N° 7' } });
  const [out] = events(moving('salida', false));
  expect(out).toMatchObject({ type: 'StockWithdrawn', data: { saldo: { fisico: 2 }, motivo: 'Merma' } });
  expect(foldAll(stock, [received, out as never]).bodegas.BOD!.fisico).toBe(2);
  const [back] = events(moving('salida', true, { motivo_anulacion: 'Apareció' }));
  expect(back).toMatchObject({ type: 'StockReceived', data: { motivo: 'Apareció' } });
  expect(events(moving('salida', true, { pendientes: [{ linea: 1, motivo: 'x' }] }))).toEqual([]);
  const many = { lineas: [lineOf(1, 6, 1)] };
  expect(refusal(moving('salida', false, many)).mensaje).toBe('En BOD quedaban 5 unidades disponibles.');
  expect(refusal(moving('salida', false, {}, boss)).codigo).toBe('SIN_PERMISO');
});
