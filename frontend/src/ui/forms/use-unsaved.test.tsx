import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { renderApp } from '../../testing/render.tsx';
import { useUnsaved } from './use-unsaved.tsx';

function Field({ label }: { label: string }) {
  const [text, setText] = useState('');
  const { guard } = useUnsaved(text !== '');
  return (
    <>
      {guard}
      <input aria-label={label} value={text} onChange={(e) => setText(e.target.value)} />
    </>
  );
}

function Both() {
  const [upper, setUpper] = useState(true);
  return (
    <>
      <Field label="Abajo" />
      {upper && <Field label="Arriba" />}
      <button onClick={() => setUpper(false)}>Cerrar</button>
    </>
  );
}

test.each([['Abajo'], ['Arriba']])(
  'of two open forms the one that holds something is asked about: %s',
  async (typed) => {
    const router = createMemoryRouter([
      { path: '/', element: <Both /> },
      { path: '*', element: null },
    ]);
    renderApp(<RouterProvider router={router} />);
    await userEvent.type(await screen.findByLabelText(typed), 'algo');
    await act(() => router.navigate('/otra'));
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(router.state.location.pathname).toBe('/');
    await act(() => router.navigate('/otra'));
    await userEvent.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/otra'));
  },
);

test('a form that was closed is asked about no more, the one below it still is', async () => {
  const router = createMemoryRouter([
    { path: '/', element: <Both /> },
    { path: '*', element: null },
  ]);
  renderApp(<RouterProvider router={router} />);
  await userEvent.type(await screen.findByLabelText('Arriba'), 'algo');
  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
  await userEvent.type(screen.getByLabelText('Abajo'), 'algo');
  await act(() => router.navigate('/otra'));
  await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  await userEvent.clear(screen.getByLabelText('Abajo'));
  await act(() => router.navigate('/otra'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/otra'));
});
