import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { renderApp } from '../../testing/render.tsx';
import { QuickFilter } from '../list/filters/quick-filter.tsx';
import { useListState } from '../list/use-list-state.ts';
import { useAddress } from '../use-address.ts';
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

const OWN = ['vista'];
function Listed() {
  useListState();
  useAddress(OWN);
  return <Field label="Nota" />;
}

/** The screen over a list, at `/?q=cable&nota=7`, with something typed. */
async function typedOverList() {
  const router = createMemoryRouter([{ path: '/', element: <Listed /> }], { initialEntries: ['/?q=cable&nota=7'] });
  renderApp(<RouterProvider router={router} />);
  await userEvent.type(await screen.findByLabelText('Nota'), 'algo');
  return router;
}

test.each([
  ['quick filter', 'q=sirena&nota=7'],
  ['filters', 'nota=7&f=%7B%22a%22%3A%7B%22filterType%22%3A%22text%22%7D%7D'],
  ['sort', 'q=cable&o=number.asc&nota=7'],
  ['view', 'q=cable&vista=tablero&nota=7'],
  ['moment', 'q=cable&nota=7&asOf=2026-11-20T12:00:00.000Z'],
])('asks nothing when only the %s of the list changes', async (_, search) => {
  const router = await typedOverList();
  await act(() => router.navigate(`/?${search}`));
  expect(router.state.location.search).toBe(`?${search}`);
  expect(screen.queryByText('¿Descartar lo escrito?')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Nota')).toHaveValue('algo');
});

test.each([['q=cable'], ['q=cable&nota=8'], ['q=otra&nota=8']])(
  'asks when the document of the address goes or is another: %s',
  async (search) => {
    const router = await typedOverList();
    await act(() => router.navigate(`/?${search}`));
    await userEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    expect(router.state.location.search).toBe('?q=cable&nota=7');
  },
);

test('a quick filter that reaches the address while a form is typed in asks nothing', async () => {
  function List() {
    const [state, change] = useListState();
    return (
      <>
        <QuickFilter value={state.quick} onChange={(quick) => change({ quick })} onDown={() => undefined} />
        <Field label="Nota" />
      </>
    );
  }
  const router = createMemoryRouter([{ path: '/', element: <List /> }]);
  renderApp(<RouterProvider router={router} />);
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'cable' } });
  fireEvent.change(screen.getByLabelText('Nota'), { target: { value: 'algo' } });
  await waitFor(() => expect(router.state.location.search).toBe('?q=cable'));
  expect(screen.queryByText('¿Descartar lo escrito?')).not.toBeInTheDocument();
});
