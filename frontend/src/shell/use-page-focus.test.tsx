import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, RouterProvider, useSearchParams } from 'react-router-dom';
import { renderApp } from '../testing/render.tsx';
import { usePageFocus } from './use-page-focus.ts';

function Page() {
  const main = usePageFocus<HTMLElement>();
  const [search, setSearch] = useSearchParams();
  return (
    <>
      <Link to="/?pedido=2">Otro</Link>
      <main ref={main} tabIndex={-1}>
        {search.has('pedido') ? (
          <p>Pedido</p>
        ) : (
          <button type="button" onClick={() => setSearch({ pedido: '1' })}>
            Abrir
          </button>
        )}
      </main>
    </>
  );
}

test('a step that goes with what had the focus leaves it to the page; what stays keeps it', async () => {
  renderApp(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />);
  expect(document.body).toHaveFocus();
  screen.getByRole('button', { name: 'Abrir' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Pedido')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  screen.getByRole('link').focus();
  await userEvent.keyboard('{Enter}');
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(screen.getByRole('link')).toHaveFocus();
});
