import { after, validated } from '@power/domain/orders/order.testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { PickingTask } from './picking-task.tsx';

test('an order that nobody has yet is taken where its address leads; who may not is told why', async () => {
  currentUser.set({ _id: 'u-Bodega', nombre: 'Bodega' } as unknown as CurrentUser);
  const pedido = { ...after(validated()), version: 3, updatedAt: '', estatus_at: '' };
  const mensaje = 'El Pedido N° 77 se prepara en Santiago.';
  const server = fakeServer(({ body }) => ({
    body: body.accion === 'tomar' ? { ok: false, titulo: 'Picking', mensaje } : { ok: true, pedido },
  }));
  const opened: number[] = [];
  renderApp(<PickingTask number={77} onOpen={(number) => opened.push(number)} onLeave={() => undefined} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Tomar pedido' }));
  expect(await screen.findByText(mensaje)).toBeInTheDocument();
  expect(server.received.filter(({ body }) => body.accion === 'tomar').map(({ body }) => body.pedido)).toEqual([77]);
  expect(opened).toEqual([]);
  server.restore();
});
