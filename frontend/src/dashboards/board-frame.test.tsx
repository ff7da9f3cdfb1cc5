import { act, render, screen } from '@testing-library/react';
import { online } from '../api/network.ts';
import { connection } from '../live/socket.ts';
import { BoardFrame } from './board-frame.tsx';

class QuietSocket {
  static readonly OPEN = 1;
  readyState = 0;
  send(): void {}
  close(): void {}
}

test('a lost connection is said, what was there stays, and it recovers by itself', () => {
  Object.assign(globalThis, { WebSocket: QuietSocket });
  const { rerender } = render(
    <BoardFrame title="Picking" updatedAt={Date.now()} failing={false} loading={false}>
      <p>10981</p>
    </BoardFrame>,
  );
  expect(screen.queryByText(/Sin conexión/)).not.toBeInTheDocument();
  act(() => connection.set('sin-conexion'));
  expect(screen.getByText(/Sin conexión · Actualizado hace/)).toBeInTheDocument();
  expect(screen.getByText('10981')).toBeInTheDocument();
  act(() => {
    connection.set('conectado');
    online.set(false);
  });
  expect(screen.getByText(/Sin conexión/)).toBeInTheDocument();
  act(() => online.set(true));
  rerender(
    <BoardFrame title="Picking" updatedAt={Date.now()} failing={false} loading={false}>
      <p>10981</p>
    </BoardFrame>,
  );
  expect(screen.queryByText(/Sin conexión/)).not.toBeInTheDocument();
});

test('while nothing has come yet it says so', () => {
  render(
    <BoardFrame title="Picking" updatedAt={0} failing={false} loading>
      <p>10981</p>
    </BoardFrame>,
  );
  expect(screen.getByText('Cargando...')).toBeInTheDocument();
});
