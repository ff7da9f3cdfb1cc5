import { events, refusal, someone } from '../kernel/decision.testing.ts';
import { ABANDONED_AFTER_MS } from '../kernel/claim.ts';
import type { DomainEvent } from '../kernel/event.ts';
import { foldAll } from '../kernel/scenario.ts';
import { closedPlace, COUNT_AGAIN, type Lugar, placeRoom, quarantine, settleRoom, takeRoom } from './place-room.ts';

const P1 = 'BOD-R01-N1-P1';
/** The instant that `foldAll` gives every event. */
const NOW = '2026-01-05T12:00:00.000Z';
const lugar = (more: Partial<Lugar> = {}): Lugar => ({
  codigo: P1,
  activo: true,
  tipo: 'picking',
  capacidad: 10,
  ...more,
});
const take = (log: readonly DomainEvent[], cantidad: number, movimiento: string, unidades = 0, now = NOW) =>
  takeRoom({
    lugar: lugar(),
    producto: movimiento,
    cantidad,
    movimiento,
    unidades,
    revision: foldAll(placeRoom, log).revision,
    now,
    titulo: 'No se puede mover',
  })(foldAll(placeRoom, log));
const at = (log: readonly DomainEvent[]) => foldAll(placeRoom, log);

test('what is on its way to a place counts as there until it arrived or does not come', () => {
  const log = [...events(take([], 6, 'a'))];
  expect(refusal(take(log, 5, 'b'))).toMatchObject({
    codigo: 'SIN_CAPACIDAD',
    mensaje: `En ${P1} caben 4 unidades más: tiene 6 de 10. Ubica el resto en otra.`,
  });
  expect(events(take(log, 4, 'b'))).toHaveLength(1);
  const settled = [...log, ...settleRoom(P1, 'a')(at(log))];
  expect(at(settled)).toMatchObject({ revision: 2, tomas: [], productos: ['a'] });
  expect(events(take(settled, 10, 'b'))).toHaveLength(1);
  expect(refusal(take(settled, 5, 'b', 6)).codigo).toBe('SIN_CAPACIDAD');
});

test('a command that is repeated takes its room once, and gives it back once', () => {
  const log = [...events(take([], 6, 'a'))];
  expect(take(log, 6, 'a')).toEqual([]);
  const settled = [...log, ...settleRoom(P1, 'a')(at(log))];
  expect(settleRoom(P1, 'a')(at(settled))).toEqual([]);
});

test('whoever counted before somebody else set out counts again', () => {
  const log = [...events(take([], 2, 'a'))];
  const behind = takeRoom({
    lugar: lugar(),
    producto: '2',
    cantidad: 1,
    movimiento: 'b',
    unidades: 0,
    revision: 0,
    now: NOW,
    titulo: 't',
  })(at(log));
  expect(refusal(behind).codigo).toBe(COUNT_AGAIN);
});

test('room of somebody who died on the way is free after a while', () => {
  const log = [...events(take([], 10, 'a'))];
  const { desde } = at(log).tomas[0]!;
  const later = (ms: number) => new Date(Date.parse(desde) + ms).toISOString();
  expect(refusal(take(log, 1, 'b', 0, later(ABANDONED_AFTER_MS))).codigo).toBe('SIN_CAPACIDAD');
  expect(events(take(log, 1, 'b', 0, later(ABANDONED_AFTER_MS + 1)))).toHaveLength(1);
});

test('a deactivated place takes nothing; quarantine is for a head of the warehouse, who says why', () => {
  const words = (found: ReturnType<typeof closedPlace>) => found?.mensaje;
  expect(closedPlace({ lugar: lugar() }, 't')).toBeUndefined();
  expect(words(closedPlace({ lugar: lugar({ activo: false }) }, 't'))).toContain('está desactivada');
  const held = { lugar: lugar({ tipo: 'cuarentena' }) };
  expect(words(quarantine(held, someone('Asistente Bodega'), 't', 'Golpeado'))).toContain('pide a la jefatura');
  expect(words(quarantine(held, someone('Jefe de Bodega'), 't', ''))).toContain('escribe el motivo');
  expect(quarantine(held, someone('Jefe de Bodega'), 't', 'Golpeado')).toBeUndefined();
  expect(quarantine({ lugar: lugar() }, someone('Asistente Bodega'), 't', '')).toBeUndefined();
});
