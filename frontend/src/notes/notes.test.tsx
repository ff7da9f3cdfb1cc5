import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { renderApp } from '../testing/render.tsx';
import { ForecastNoteCard } from './forecast-note-card.tsx';
import { NotesBoard } from './notes-board.tsx';
import type { NotesState } from './notes-state.ts';

const note = {
  cotizacion: 204117,
  cliente_nombre: 'Redes del Sur SpA',
  monto_total: 1190000,
  porcentaje: 75,
  tracking: { next_step: 'Llamar al jefe de compras', fechaAccion: '2026-11-05' },
} as Parameters<typeof ForecastNoteCard>[0]['note'];

test('a forecast note shows customer, next step, date, total and progress, and leads on (document 1 §2)', async () => {
  const done: unknown[] = [];
  renderApp(
    <ForecastNoteCard
      note={note}
      email="ejecutivo@power.test"
      onManage={() => done.push('dialog')}
      onQuotation={(number) => done.push(number)}
    />,
  );
  for (const text of ['Redes del Sur SpA', 'Llamar al jefe de compras', '05-11-2026', '$1.190.000', '75%'])
    expect(screen.getByText(text)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Gestionar' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cot.: 204117' }));
  expect(done).toEqual(['dialog', 204117]);
});

/** Grouped notes of which the first of 63 is here; what is kept of their arrangement. */
function showGrouped(title: string): unknown[] {
  const saved: unknown[] = [];
  const state = { agrupadas: true, notas: {} };
  const arrangement = { ready: true, state, save: (next: unknown) => void saved.push(next), arrange: () => undefined };
  renderApp(
    <MemoryRouter>
      <NotesBoard
        notes={[{ number: 7, title, colour: 'red', content: null } as never]}
        total={63}
        arrangement={arrangement as never}
      />
    </MemoryRouter>,
  );
  return saved;
}

test('grouped notes are one button with their true number, which a double click spreads', async () => {
  const saved = showGrouped('Cotización 204117');
  await userEvent.dblClick(await screen.findByRole('button', { name: 'ACCIONES PENDIENTES (63)' }));
  expect(saved).toEqual([{ agrupadas: false, notas: {} }]);
});

/** Notes of these numbers, which keep what is arranged; what was kept last. */
function showBoard(numbers: readonly number[], agrupadas: boolean): () => NotesState {
  let last: NotesState = { agrupadas, notas: {} };
  function Board() {
    const [state, setState] = useState(last);
    const save = (next: NotesState) => setState((last = next));
    const arrangement = { ready: true, state, save, arrange: () => undefined };
    return (
      <NotesBoard
        notes={numbers.map(
          (number) => ({ number, title: `Cotización ${number}`, colour: 'red', content: null }) as never,
        )}
        total={numbers.length}
        arrangement={arrangement as never}
      />
    );
  }
  renderApp(
    <MemoryRouter>
      <Board />
    </MemoryRouter>,
  );
  return () => last;
}

test('by keyboard notes are spread and grouped again from one place', async () => {
  showBoard([7], true);
  (await screen.findByRole('button', { name: 'ACCIONES PENDIENTES (1)' })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Agrupar' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'ACCIONES PENDIENTES (1)' })).toHaveFocus());
});

test('the arrows move a note from its button, which keeps the focus, and no further than the window', async () => {
  const kept = showBoard([7, 8, 9], false);
  const button = await screen.findByRole('button', { name: 'Desplegar Cotización 8' });
  act(() => button.focus());
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}');
  // The second of the stack, two steps to the left and one down.
  expect(kept().notas).toEqual({ 8: { x: innerWidth - 280 - 80, y: 80 + 40 + 40 } });
  expect(button).toHaveFocus();
  await userEvent.keyboard('{ArrowUp>6/}');
  expect(kept().notas).toEqual({ 8: { x: innerWidth - 360, y: 0 } });
  expect(button).toHaveFocus();
});

test('where there is no room beside the screen one press opens the notes as a sheet', async () => {
  const narrow = jest.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media.includes('max-width'),
        media,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  const saved = showGrouped('7 · Redes del Sur');
  await userEvent.click(await screen.findByRole('button', { name: 'ACCIONES PENDIENTES (63)' }));
  const sheet = await screen.findByRole('dialog', { name: 'Acciones pendientes (63)' });
  expect(within(sheet).getByRole('status')).toHaveTextContent('Se muestra la primera;');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Desplegar 7 · Redes del Sur' }));
  expect(saved).toEqual([{ agrupadas: true, notas: { 7: { abierta: true } } }]);
  narrow.mockRestore();
});
