import { act, renderHook } from '@testing-library/react';
import { type CurrentUser, currentUser } from '../../access/current-user.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { dropLocalDraft, readLocalDraft } from './local-draft.ts';
import { emptyQuotation } from './typed-quotation.ts';
import { useTypedQuotation } from './use-typed-quotation.ts';

const user = { _id: 'u', perfiles: { perfil: 'Administrador' }, permisos: {} } as unknown as CurrentUser;
/** Answers the draft that is being kept, when the test says so. */
let answer: () => void;
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  currentUser.set(user);
  server = fakeServer(({ body }) => {
    if (body.accion === 'leer') return { body: { ok: true, borrador: null } };
    return new Promise((resolve) => {
      answer = () => resolve({ body: { ok: true, at: '2026-03-10T15:00:00.000Z' } });
    });
  });
});
afterEach(() => {
  server.restore();
  localStorage.clear();
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

test('what was discarded meanwhile does not come back with the late answer', async () => {
  await typedAndLeft();
  dropLocalDraft('u', undefined);
  await answered();
  expect(readLocalDraft('u', undefined)).toBeUndefined();
});
