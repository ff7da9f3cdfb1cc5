import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { orderSheet } from '../api/client.fixture.ts';
import { call } from '../api/client.ts';
import { topics } from '../live/socket.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { LagNotice } from './lag-notice.tsx';

let late: string | undefined;
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer(() => ({ body: { ok: true, number: 1 }, ...(late && { headers: { 'x-atrasado': late } }) }));
});
afterEach(() => {
  server.restore();
  jest.useRealTimers();
});

const show = () =>
  renderApp(
    <MemoryRouter initialEntries={['/sistema/pedidos-globales']}>
      <Link to="/sistema/bodega">Bodega</Link>
      <LagNotice />
    </MemoryRouter>,
  );
const ask = async (seconds?: string): Promise<void> => {
  late = seconds;
  await act(() => call(orderSheet, { pedido: 7 }).then(() => undefined));
};

test('rows that the server calls old say how old they are, until a reply is up to date', async () => {
  show();
  await ask();
  expect(screen.queryByText(/Datos de hace/)).toBeNull();
  await ask('190');
  expect(screen.getByText('Datos de hace 3 min. Se ponen al día solos.')).toBeInTheDocument();
  await ask('5');
  expect(screen.getByText('Datos de hace menos de 1 min. Se ponen al día solos.')).toBeInTheDocument();
  await ask();
  expect(screen.queryByText(/Datos de hace/)).toBeNull();
});

test('while they are old the screen asks again by itself; another screen begins without the line', async () => {
  jest.useFakeTimers();
  show();
  const asked: string[] = [];
  const release = topics.add('pedidos', ({ op }) => asked.push(op));
  await ask('190');
  act(() => void jest.advanceTimersByTime(15_000));
  expect(asked).toEqual(['reiniciar']);
  release();
  act(() => screen.getByText('Bodega').click());
  expect(screen.queryByText(/Datos de hace/)).toBeNull();
});
