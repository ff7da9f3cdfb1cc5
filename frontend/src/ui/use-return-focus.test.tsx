import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../testing/render.tsx';
import { askComment } from './dialogs/prompts.ts';

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
