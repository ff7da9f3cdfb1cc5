import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moment, momentIn } from '../api/moment.ts';
import { renderApp } from '../testing/render.tsx';
import { keepMoment } from './keep-moment.ts';

const AT = '2026-01-05T15:00:00.000Z';
afterEach(() => moment.set(undefined));

test('an address says which moment it shows; one that is none, or has not come, is now', () => {
  expect(momentIn(`?asOf=${AT}`)).toBe(AT);
  expect(momentIn(`?al=${AT}`)).toBe(AT);
  expect(momentIn('?asOf=ayer')).toBeUndefined();
  expect(momentIn('?asOf=2999-01-01T00:00:00Z')).toBeUndefined();
});

test('every link and every way of going keeps the moment; back leads out of it again', async () => {
  const page = (
    <>
      <Link to="/sistema/otra?f=1">Otra</Link>
      <Link to="/login">Salir</Link>
    </>
  );
  const router = keepMoment(createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/sistema/una'] }));
  renderApp(<RouterProvider router={router} />);
  expect(screen.getByText('Otra').getAttribute('href')).toBe('/sistema/otra?f=1');
  await act(() => router.navigate(`/sistema/una?asOf=${AT}`));
  await waitFor(() => expect(moment.get()).toBe(AT));
  const search = `?f=1&asOf=${encodeURIComponent(AT)}`;
  await waitFor(() => expect(screen.getByText('Otra').getAttribute('href')).toBe(`/sistema/otra${search}`));
  expect(screen.getByText('Salir').getAttribute('href')).toBe('/login');
  await userEvent.click(screen.getByText('Otra'));
  await waitFor(() => expect(router.state.location.search).toBe(search));
  await act(() => router.navigate(-2));
  await waitFor(() => expect(moment.get()).toBeUndefined());
});
