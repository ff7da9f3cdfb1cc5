import { EntryNoteExecuted, EntryNoteRetried, IssueNoteAnnulled } from '@power/domain/inventory/notes/events';
import { CAMERA, draftedNote } from '@power/domain/inventory/notes/note.testing';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import type { RecordedEvent } from '@power/infra/platform/event-store/port';
import { rowsGiven } from '@power/infra/platform/projection/rows-given';
import noteLists from '../documents/lists.ts';
import noteStock from './note-stock.ts';

const nota = { _id: '7', number: 7 };
const moves = {
  nota,
  bodega: 'BOD',
  motivo: 'x',
  lineas: [1, 2].map((linea) => ({ linea, producto: CAMERA, cantidad: 1 })),
};
const executed = EntryNoteExecuted({ ...moves, ejecutado_por: { _id: 'u', nombre: 'U' } });
const at = '2026-03-02T12:00:00.000Z';

async function reactTo(event: { readonly type: string; readonly data: unknown }, stream: string, refused?: number) {
  const issued: (readonly [string, Record<string, unknown>, string | undefined])[] = [];
  const reaction = noteStock.reactions.find((r) => r.type === event.type)!;
  await reaction.react(
    event.data as never,
    { stream, version: 4 } as never,
    trialTools((name, request, id) => {
      issued.push([name, request, id]);
      return Promise.resolve({ ok: request.linea !== refused || name !== 'move-note-stock', mensaje: 'No hay' });
    }),
  );
  return issued;
}

test('each line moves by one command, under the id of event and line', async () => {
  const issued = await reactTo(executed, 'entrynote-7');
  expect(issued.map(([name, { linea, tipo, inverso }, id]) => [name, linea, tipo, inverso, id])).toEqual([
    ['move-note-stock', 1, 'entrada', false, 'note-stock/entrynote-7/4/1'],
    ['move-note-stock', 2, 'entrada', false, 'note-stock/entrynote-7/4/2'],
  ]);
  const back = await reactTo(IssueNoteAnnulled(moves), 'issuenote-7');
  expect(back.map(([, { tipo, inverso }]) => [tipo, inverso])).toEqual([1, 2].map(() => ['salida', true]));
});

test('a line that cannot move is told to its note', async () => {
  const issued = await reactTo(executed, 'entrynote-7', 2);
  expect(issued.at(-1)).toEqual([
    'entrynote-line-not-moved',
    { accion: 'lineasinmover', id: '7', linea: 2, motivo: 'No hay', inverso: false },
    'note-stock/entrynote-7/4/2/refused',
  ]);
});

test('lines that are tried again move as they would have: forth, or back', async () => {
  const again = (inverso: boolean) =>
    reactTo(EntryNoteRetried({ ...moves, inverso, reintentado_por: { _id: 'u', nombre: 'U' } }), 'entrynote-7');
  expect((await again(false)).map(([, { tipo, inverso }]) => [tipo, inverso])).toEqual([
    ['entrada', false],
    ['entrada', false],
  ]);
  expect((await again(true)).map(([, { inverso }]) => inverso)).toEqual([true, true]);
});

test('the row of a note is what its stream folds to', () => {
  const events = [draftedNote('entrada', 7), executed].map(
    (event, n) =>
      ({
        ...event,
        id: `e${n}`,
        schema: 1,
        stream: 'entrynote-7',
        version: n,
        position: BigInt(n + 1),
        recordedAt: at,
        metadata: { at, user: 'u', nombre: 'U', perfil: 'Finanzas', commandId: `c${n}`, hash: '' },
      }) as unknown as RecordedEvent,
  );
  expect([...rowsGiven(noteLists[0]!, events).rows.values()]).toMatchObject([
    { number: 7, estado: 'Ejecutada', unidades: 3, valor_costo: 3000, lineas: 1, ejecutado_por: 'U', version: 1 },
  ]);
});
