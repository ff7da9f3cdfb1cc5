import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { type CurrentUser, currentUser } from '../../access/current-user.ts';
import { connection } from '../../live/socket.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { dropLocalDraft, readLocalDraft } from './local-draft.ts';
import { emptyQuotation } from './typed-quotation.ts';
import { useTypedQuotation } from './use-typed-quotation.ts';

const user = { _id: 'u', perfiles: { perfil: 'Administrador' }, permisos: {} } as unknown as CurrentUser;
/** Answers the draft that is being kept, when the test says so. */
let answer: () => void;
/** What the server makes of a draft before it says anything; undefined: nothing is wrong. */
let trouble: Awaited<ReturnType<Parameters<typeof fakeServer>[0]>> | undefined;
/** What it keeps of another window. */
let kept: object | null;
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  currentUser.set(user);
  trouble = undefined;
  kept = null;
  server = fakeServer(({ body }) => {
    if (body.accion === 'leer') return { body: { ok: true, borrador: kept } };
    if (trouble) return trouble;
    return new Promise((resolve) => {
      answer = () => resolve({ body: { ok: true, at: '2026-03-10T15:00:00.000Z' } });
    });
  });
});
afterEach(() => {
  server.restore();
  localStorage.clear();
  jest.useRealTimers();
  connection.set('cerrado');
});

/** Types into an editor that is left before the server has answered that it keeps what was typed. */
async function typedAndLeft() {
  const editor = renderHook(() => useTypedQuotation(undefined, 0, () => emptyQuotation('EN SALA')));
  act(() => editor.result.current.change((old) => ({ ...old, lineas: [{ part_number: 'PN-1' } as never] })));
  await act(async () => editor.unmount());
  expect(server.received.at(-1)?.body.contenido).toMatchObject({ lineas: [{ part_number: 'PN-1' }] });
}
const answered = () =>
  act(async () => {
    answer();
    await new Promise((resolve) => setTimeout(resolve));
  });

test('that the server keeps it is noted beside what this browser keeps, also after the editor was left', async () => {
  await typedAndLeft();
  expect(readLocalDraft('u', undefined)).toMatchObject({ q: { lineas: [{ part_number: 'PN-1' }] } });
  await answered();
  expect(readLocalDraft('u', undefined)?.at).toBe('2026-03-10T15:00:00.000Z');
});

test('what was sent is kept at once, and is there for the next window of this browser and on the server', async () => {
  const begin = () => emptyQuotation('EN SALA');
  const editor = renderHook(() => useTypedQuotation(undefined, 0, begin));
  act(() => editor.result.current.change((old) => ({ ...old, lineas: [{ part_number: 'PN-1' } as never] })));
  const sent = { id: 'c-1', q: editor.result.current.q };
  act(() => editor.result.current.keepSent(sent));
  expect(readLocalDraft('u', undefined)?.q).toEqual({ ...sent.q, enviada: sent });
  sessionStorage.clear();
  expect(renderHook(() => useTypedQuotation(undefined, 0, begin)).result.current.q.enviada).toEqual(sent);
  await act(async () => editor.unmount());
  expect(server.received.at(-1)?.body.contenido).toMatchObject({ enviada: { id: 'c-1' } });
});

test('what was discarded meanwhile does not come back with the late answer', async () => {
  await typedAndLeft();
  dropLocalDraft('u', undefined);
  await answered();
  expect(readLocalDraft('u', undefined)).toBeUndefined();
});

const typing = (part_number: string) => (old: ReturnType<typeof emptyQuotation>) => ({
  ...old,
  lineas: [{ part_number } as never],
});
const sent = () => server.received.filter(({ body }) => body.accion === 'guardar');
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** Somebody types; the server has trouble with it. */
async function typedInTrouble(what: NonNullable<typeof trouble>) {
  jest.useFakeTimers();
  trouble = what;
  const editor = renderHook(() => useTypedQuotation(undefined, 0, () => emptyQuotation('EN SALA')));
  act(() => editor.result.current.change(typing('PN-1')));
  await passes(2000);
  return editor;
}

test.each([['lost'], [{ status: 500 }], [{ status: 502 }]] as const)(
  'a draft that the server did not take (%j) is told of and tried again, also when nothing more is typed',
  async (what) => {
    const { result } = await typedInTrouble(what);
    expect(sent()).toHaveLength(1);
    expect(result.current.onlyHere).toBe('El servidor no pudo guardarlo todavía: se intenta de nuevo.');
    expect(readLocalDraft('u', undefined)).toMatchObject({ q: { lineas: [{ part_number: 'PN-1' }] } });
    trouble = { body: { ok: true, at: '2026-03-10T15:00:00.000Z' } };
    await passes(30_000);
    expect(sent().map(({ body }) => body.contenido)).toMatchObject(
      ['PN-1', 'PN-1'].map((part_number) => ({ lineas: [{ part_number }] })),
    );
    expect(result.current.onlyHere).toBeUndefined();
    expect(readLocalDraft('u', undefined)?.at).toBe('2026-03-10T15:00:00.000Z');
  },
);

test('what the server refuses is told in its words and not sent again; what is typed next is', async () => {
  const { result } = await typedInTrouble({ body: { ok: false, mensaje: 'Es muy largo.' } });
  expect(result.current.onlyHere).toBe('Es muy largo.');
  await passes(120_000);
  expect(sent()).toHaveLength(1);
  trouble = { body: { ok: true, at: '2026-03-10T15:00:00.000Z' } };
  act(() => result.current.change(typing('PN-2')));
  await passes(2000);
  expect(sent().at(-1)?.body.contenido).toMatchObject({ lineas: [{ part_number: 'PN-2' }] });
  expect(result.current.onlyHere).toBeUndefined();
});

test('with the connection it is sent at once, after a look at what another window wrote meanwhile', async () => {
  connection.set('conectado');
  const { result } = await typedInTrouble('lost');
  await act(async () => connection.set('sin-conexion'));
  trouble = { body: { ok: true, at: '2026-03-10T15:00:00.000Z' } };
  const contenido = { ...emptyQuotation('EN SALA'), lineas: [{ key: 'b', part_number: 'PN-9' }] };
  kept = { contenido, version: 0, at: '2026-03-10T14:00:00.000Z' };
  await act(async () => connection.set('conectado'));
  await passes(0);
  expect(result.current.elsewhere).toMatchObject({ at: '2026-03-10T14:00:00.000Z' });
  expect(sent()).toHaveLength(2);
  expect(result.current.onlyHere).toBeUndefined();
});

test('what was saved or discarded, or whose editor was left, is not tried again', async () => {
  const { result } = await typedInTrouble('lost');
  act(() => result.current.settle(() => emptyQuotation('EN SALA'), 0));
  expect(result.current.onlyHere).toBeUndefined();
  await passes(120_000);
  expect(sent()).toHaveLength(1);
  act(() => result.current.change(typing('PN-2')));
  await passes(2000);
  expect(sent()).toHaveLength(2);
});

test('an editor that was left tries once more and no longer', async () => {
  const editor = await typedInTrouble('lost');
  await act(async () => editor.unmount());
  await passes(120_000);
  expect(sent()).toHaveLength(2);
  expect(readLocalDraft('u', undefined)).toMatchObject({ q: { lineas: [{ part_number: 'PN-1' }] } });
});
