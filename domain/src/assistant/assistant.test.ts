import { decideGiven, foldAll } from '../kernel/scenario.ts';
import { events, someone, Story } from '../kernel/decision.testing.ts';
import { assistant } from './assistant.ts';
import { importStoreFigure } from './import-store-figure.ts';
import { masked } from './masked.shared.ts';
import { recordInteraction } from './record-interaction.ts';
import { StoreFigureImported } from './events.ts';

test.each([
  ['¿Cuándo llega el pedido de ana@power.test?', '¿Cuándo llega el pedido de [correo]?'],
  ['Mi RUT es 12.345.678-5', 'Mi RUT es [RUT]'],
  ['Llámenme al +56 9 8765 4321', 'Llámenme al [número]'],
  [
    '¿Hay stock de DS-2CD2043G2 y cuánto vale con 10% menos?',
    '¿Hay stock de DS-2CD2043G2 y cuánto vale con 10% menos?',
  ],
])('%s is kept as %s', (given, kept) => expect(masked(given)).toBe(kept));

test('a question is kept without who asked', () => {
  const [event] = events(
    decideGiven(recordInteraction, [], {
      request: { tema: 'Stock', pregunta: 'Soy carla@x.cl, ¿hay NVR?' },
      user: someone('Reseller'),
      facts: undefined,
    }),
  );
  expect(event!.data).toEqual({
    _id: 'test',
    fecha: '2026-01-05T12:00:00.000Z',
    tema: 'Stock',
    pregunta: 'Soy [correo], ¿hay NVR?',
    respondida: true,
  });
});

test('figures of a store: new, corrected, the same again', () => {
  const fila = { tienda: 'google', app: 'Power Mobile', fecha: '2026-02-10', descargas: 25 };
  const decide = (row: object, given: ReturnType<typeof StoreFigureImported>[] = []) =>
    events(
      decideGiven(importStoreFigure, given, {
        request: { accion: 'importar', fila: row } as never,
        user: someone('Administrador'),
        facts: undefined,
      }),
    );
  const [first] = decide(fila);
  expect(first!.data).toMatchObject({ _id: 'google.power_mobile.production.2026-02-10', resultado: 'nuevo' });
  const known = [StoreFigureImported(first!.data as never)];
  expect(decide(fila, known)).toEqual([]);
  expect(decide({ ...fila, descargas: 30 }, known)[0]!.data).toMatchObject({ descargas: 30, resultado: 'modificado' });
});

test('what was asked is counted, and thanked for', () => {
  const story = new Story();
  const ask = { request: { tema: 'Stock', pregunta: '¿Hay NVR?' }, user: someone('Cliente'), facts: undefined };
  expect(story.does(recordInteraction, ask).mensaje).toBe('La consulta fue registrada');
  story.does(recordInteraction, ask);
  expect(foldAll(assistant, story.log)).toEqual({ consultas: 2 });
});

test('figures of a store: who imports them reads of which day they are and what became of them', () => {
  const story = new Story();
  const fila = { tienda: 'apple', app: 'Power -- Móvil', fecha: '2026-02-10', descargas: 25 };
  const row = (more: object = {}) => ({
    request: { accion: 'importar', fila: { ...fila, ...more } } as never,
    user: someone('Administrador'),
    facts: undefined,
  });
  const told = (resultado: string) => ({ mensaje: 'Descargas del 2026-02-10', resultado });
  expect(story.does(importStoreFigure, row())).toEqual(told('nuevo'));
  expect(story.log[0]!.data).toEqual({
    ...fila,
    _id: 'apple.power_movil.production.2026-02-10',
    pista: 'production',
    version: '',
    estado: '',
    resultado: 'nuevo',
  });
  expect(story.does(importStoreFigure, row())).toEqual(told('sin_cambio'));
  expect(story.does(importStoreFigure, row({ version: '2.1', estado: 'Publicada' }))).toEqual(told('modificado'));
  expect(story.log.at(-1)!.data).toMatchObject({ version: '2.1', estado: 'Publicada', resultado: 'modificado' });
});
