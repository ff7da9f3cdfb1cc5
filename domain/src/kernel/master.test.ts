import { refusal, someone, Story } from './decision.testing.ts';
import type { DomainEvent } from './event.ts';
import { boxes, shelves } from './master.testing.ts';
import { decideGiven, foldAll } from './scenario.ts';

const user = someone('Administrador');
const none = { user, facts: undefined };
const makeBox = (nombre: string, color?: string) => ({
  request: { caja: { nombre, ...(color && { color }) } } as never,
  user,
  facts: { _id: '7' },
});
const makeShelf = (more: object = {}) => ({
  request: { estante: { pasillo: 'A', numero: 3, alto: 10, ...more } } as never,
  user,
  facts: { _id: 'A-3' },
});
const changeBox = (caja: object) => ({ request: { id: '7', caja } as never, ...none });
const changeShelf = (estante: object) => ({ request: { id: 'A-3', estante } as never, ...none });
const remove = (usos: { label: string; n: number }[] = []) => ({ request: { id: '7' }, user, facts: { usos } });

const box = () => {
  const story = new Story();
  story.does(boxes.create, makeBox('Roja', 'rojo'));
  return story;
};
const shelf = () => {
  const story = new Story();
  story.does(shelves.create, makeShelf());
  return story;
};
const stateOf = ({ log }: Story, { aggregate }: { aggregate: typeof boxes.aggregate } = boxes) =>
  foldAll(aggregate, log)!;
/** Events of the last command, by type. */
const since = (story: Story, n: number) => story.log.slice(n).map(({ type }) => type);

test('a record is made, changed, taken out of use and back, and deleted; each time it is said what happened', () => {
  const story = new Story();
  expect(story.does(boxes.create, makeBox('Roja', 'rojo'))).toEqual({ mensaje: 'La caja Roja fue creada', _id: '7' });
  expect(stateOf(story)).toEqual({
    _id: '7',
    values: { nombre: 'Roja', color: 'rojo' },
    activo: true,
    eliminado: false,
  });
  expect(story.does(boxes.change, changeBox({ nombre: 'Azul' })).mensaje).toBe('La caja Azul fue modificada');
  expect(story.log.at(-1)).toEqual({
    type: 'BoxChanged',
    data: { _id: '7', nombre: 'Azul', antes: { nombre: 'Roja' }, cambios: { nombre: 'Azul' } },
  });
  story.does(boxes.change, changeBox({ activo: false }));
  expect(story.log.at(-1)).toEqual({ type: 'BoxDeactivated', data: { _id: '7', nombre: 'Azul' } });
  expect(stateOf(story)).toEqual({
    _id: '7',
    values: { nombre: 'Azul', color: 'rojo' },
    activo: false,
    eliminado: false,
  });
  story.does(boxes.change, changeBox({ activo: true }));
  expect(since(story, 3)).toEqual(['BoxReactivated']);
  expect(stateOf(story).activo).toBe(true);
  expect(story.does(boxes.remove, remove()).mensaje).toBe('La caja Azul fue eliminada');
  expect(story.log.at(-1)).toEqual({ type: 'BoxDeleted', data: { _id: '7', nombre: 'Azul' } });
  expect(stateOf(story)).toMatchObject({ activo: false, eliminado: true });
  const masculine = new Story();
  expect(masculine.does(shelves.create, makeShelf()).mensaje).toBe('El estante A fue creado');
  expect(masculine.does(shelves.remove, { ...remove(), request: { id: 'A-3' } }).mensaje).toBe(
    'El estante A fue eliminado',
  );
});

test('what is as it was says nothing; a change and a deactivation at once are two events', () => {
  const story = box();
  story.does(boxes.change, changeBox({ nombre: 'Roja', activo: true }));
  expect(since(story, 1)).toEqual([]);
  story.does(boxes.change, changeBox({ color: 'verde', activo: false }));
  expect(since(story, 1)).toEqual(['BoxChanged', 'BoxDeactivated']);
});

test('records that are older than a field count as what it begins with', () => {
  const old = boxes.events.created({ _id: '7', nombre: 'Vieja' });
  expect(foldAll(boxes.aggregate, [old])!.values).toEqual({ nombre: 'Vieja', color: 'café' });
});

test('a record that is named by its fields may come again once it was deleted; a number is drawn once', () => {
  const story = shelf();
  story.does(shelves.remove, { ...remove(), request: { id: 'A-3' } });
  story.does(shelves.create, makeShelf({ alto: 12 }));
  expect(stateOf(story, shelves)).toMatchObject({ values: { alto: 12 }, eliminado: false });
  const gone = box();
  gone.does(boxes.remove, remove());
  expect(refusal(decideGiven(boxes.create, gone.log, makeBox('Otra')))).toMatchObject({
    codigo: 'YA_EXISTE',
    titulo: 'La caja no fue guardada',
    mensaje: 'Vuelve a intentarlo.',
  });
});

const refused: [string, () => ReturnType<typeof decideGiven>, object][] = [
  [
    'the same name by its fields',
    () => decideGiven(shelves.create, shelf().log, makeShelf()),
    {
      codigo: 'REPETIDO',
      titulo: 'El estante no fue guardado',
      mensaje: 'Ya existe un estante con Número «3»: A.',
      extra: { campo: 'numero' },
    },
  ],
  [
    'a field that is said once',
    () => decideGiven(shelves.change, shelf().log, changeShelf({ numero: 4 })),
    {
      codigo: 'NO_CAMBIA',
      titulo: 'El estante no fue guardado',
      mensaje: 'Número no se cambia: crea un estante y desactiva este.',
      extra: { campo: 'numero' },
    },
  ],
  [
    'fields that do not go together',
    () => decideGiven(shelves.change, shelf().log, changeShelf({ carga: 11 })),
    { codigo: 'INVALIDO', mensaje: 'No cabe tanto.', extra: { campo: 'carga' } },
  ],
  [
    'to delete what is in use',
    () =>
      decideGiven(
        boxes.remove,
        box().log,
        remove([
          { label: 'productos', n: 3 },
          { label: 'pedido', n: 1 },
        ]),
      ),
    {
      codigo: 'EN_USO',
      titulo: 'La caja está en uso',
      mensaje: 'No se puede eliminar Roja: aparece en 3 productos y 1 pedido. Desactívala para que no se ofrezca más.',
      extra: {
        usos: [
          { label: 'productos', n: 3 },
          { label: 'pedido', n: 1 },
        ],
      },
    },
  ],
];
test.each(refused)('%s is refused in words', (_, decide, words) => {
  expect(refusal(decide())).toMatchObject(words);
});

test('a fixed field may be said as it is, beside one that changes', () => {
  const story = shelf();
  story.does(shelves.change, changeShelf({ numero: 3, carga: 10 }));
  expect(stateOf(story, shelves).values).toEqual({ pasillo: 'A', numero: 3, alto: 10, carga: 10 });
});

test('what was never made, and what was deleted, is there no more', () => {
  const gone = box();
  gone.does(boxes.remove, remove());
  const decisions = (given: readonly DomainEvent[]) => [
    decideGiven(boxes.change, given, changeBox({ color: 'verde' })),
    decideGiven(boxes.remove, given, remove()),
    decideGiven(boxes.dropPicture!, given, { request: { id: '7' }, ...none }),
  ];
  for (const decision of [...decisions([]), ...decisions(gone.log)])
    expect(refusal(decision)).toMatchObject({
      codigo: 'NO_EXISTE',
      titulo: 'La caja no fue guardada',
      mensaje: 'La caja ya no existe: actualiza el listado.',
    });
});

test('its picture is given and taken away', () => {
  const story = box();
  const facts = { grande: 'g', miniatura: 'm', ancho: 40, alto: 20 };
  const give = { request: { id: '7', nombre: 'caja.png' }, user, facts } as never;
  expect(story.does(boxes.setPicture!, give).mensaje).toBe('El logo de Roja fue guardado');
  expect(stateOf(story).imagen).toMatchObject({ nombre: 'caja.png', usuario: { _id: user._id, nombre: user.nombre } });
  expect(story.does(boxes.dropPicture!, { request: { id: '7' }, ...none }).mensaje).toBe('El logo de Roja fue quitado');
  expect(stateOf(story).imagen).toBeNull();
});

test('an import is told by what became of its rows, once', () => {
  const story = new Story();
  const facts = { nuevos: 2, modificados: 1, sin_cambio: 4, rechazados: [{ fila: 3, errores: ['x'] }] };
  const run = { request: { accion: 'importar' as const, filas: [{ fila: 2, valores: {} }] }, user, facts };
  expect(story.does(boxes.import, run)).toEqual({ mensaje: '2 creadas, 1 modificada, 1 con errores', ...facts });
  expect(story.log).toEqual([{ type: 'BoxImported', data: { _id: 'test', ...facts } }]);
  expect(decideGiven(boxes.import, story.log, run)).toEqual([]);
});

test('what others name a record by is not changed under them, and it is said where', () => {
  const story = box();
  const named = { campo: 'nombre', usos: [{ label: 'estantes', n: 3 }] };
  expect(
    refusal(decideGiven(boxes.change, story.log, { ...changeBox({ nombre: 'Azul' }), facts: named } as never)),
  ).toMatchObject({
    codigo: 'EN_USO',
    mensaje: 'Nombre no se cambia: Roja aparece en 3 estantes. Crea una caja y desactiva esta.',
    extra: named,
  });
  const free = { ...changeBox({ nombre: 'Azul' }), facts: { ...named, usos: [] } };
  expect(decideGiven(boxes.change, story.log, free as never)).toMatchObject([{ type: 'BoxChanged' }]);
});
