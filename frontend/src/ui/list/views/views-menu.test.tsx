import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render.tsx';
import { askName, SavedViews } from './views-menu.tsx';

test('views that come while the menu is open do not push what has the focus out of view', async () => {
  const seen = jest.fn<(this: Element) => void>();
  Element.prototype.scrollIntoView = function scrolled(this: Element) {
    seen.call(this);
  };
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = fakeServer(async () => {
    await asked;
    return { body: { preferencias: { 'vistas/prueba/1': { nombre: 'Atrasados', busqueda: '' } } } };
  });
  renderApp(<SavedViews name="prueba" shown={() => ({}) as never} onApply={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Vistas' }));
  const save = await screen.findByRole('menuitem', { name: /Guardar vista/ });
  await waitFor(() => expect(save).toHaveFocus());
  seen.mockClear();
  answer();
  await screen.findByRole('menuitem', { name: /Atrasados/ });
  expect(seen.mock.contexts).toEqual([save]);
  server.restore();
});

test('a name is asked for in one line, which Enter ends', async () => {
  renderApp(null);
  const asked = askName('Guardar vista');
  const field = await screen.findByLabelText(/Nombre de la vista/);
  expect(field.tagName).toBe('INPUT');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Ingresa un nombre')).toBeInTheDocument();
  await userEvent.type(field, 'Atrasados{Enter}');
  expect(await asked).toBe('Atrasados');
});
