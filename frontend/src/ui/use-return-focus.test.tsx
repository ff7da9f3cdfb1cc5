import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../testing/render.tsx';
import { askComment } from './dialogs/prompts.ts';
import { leaveDialog, leftDialog } from './use-return-focus.ts';

test('while one dialog takes the place of another the page may have the focus: it goes back to what opened the first', async () => {
  renderApp(
    <main tabIndex={-1}>
      <button type="button">Filtros</button>
    </main>,
  );
  screen.getByRole('button').focus();
  screen.getByRole('main').focus();
  screen.getByRole('main').blur();
  void askComment({ titulo: 'Guardar vista', boton: 'Guardar' });
  await waitFor(() => expect(screen.getByLabelText(/Comentario/)).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Filtros' })).toHaveFocus());
});

test('a dialog that nothing on the page opened gives the focus to the page, not to its beginning', async () => {
  renderApp(
    <main tabIndex={-1}>
      <button type="button">Filtros</button>
    </main>,
  );
  void askComment({ titulo: 'Guardar vista', boton: 'Guardar' });
  await waitFor(() => expect(screen.getByLabelText(/Comentario/)).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});

test('a field that a key has gone to while the dialog went keeps the focus', async () => {
  renderApp(
    <main tabIndex={-1}>
      <button type="button">Filtros</button>
      <input aria-label="Filtro rápido" />
    </main>,
  );
  screen.getByRole('button').focus();
  void askComment({ titulo: 'Guardar vista', boton: 'Guardar' });
  await waitFor(() => expect(screen.getByLabelText(/Comentario/)).toHaveFocus());
  // What a key does while the dialog closes: nothing waits for its end.
  const field = screen.getByLabelText('Filtro rápido');
  const gone = new MutationObserver(() => {
    if (!document.querySelector('[role=dialog]')) field.focus();
  });
  gone.observe(document.body, { childList: true, subtree: true });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 50));
  gone.disconnect();
  expect(field).toHaveFocus();
});

test('a question that closes after the dialog that asked it was left does not draw the focus back into it', async () => {
  renderApp(
    <main tabIndex={-1}>
      <div role="dialog" aria-modal="true">
        <button type="button">Validar</button>
      </div>
    </main>,
  );
  const opener = screen.getByRole('button', { name: 'Validar' });
  const close = async (left: boolean) => {
    opener.focus();
    act(() => void askComment({ titulo: 'Guardar vista', boton: 'Guardar' }));
    await waitFor(() => expect(screen.getByLabelText(/Comentario/)).toHaveFocus());
    const gone = new MutationObserver(() => {
      // Two keys in one breath: the second is heard before the first one's dialog gives its focus back.
      if (!screen.queryByLabelText(/Comentario/) && left) leaveDialog();
    });
    gone.observe(document.body, { childList: true, subtree: true });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByLabelText(/Comentario/)).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 50));
    gone.disconnect();
  };
  await close(false);
  await waitFor(() => expect(opener).toHaveFocus());
  await close(true);
  expect(opener).not.toHaveFocus();
  leftDialog();
  await close(false);
  await waitFor(() => expect(opener).toHaveFocus());
});
