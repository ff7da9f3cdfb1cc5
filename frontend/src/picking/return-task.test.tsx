import { after, goods, lineOf, taken } from '@power/domain/orders/order.testing';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { ReturnTask } from './return-task.tsx';

const order = after(
  taken({ productos_pedido: [lineOf(1, goods('1'), 2), lineOf(2, goods('2'), 3), lineOf(3, goods('3'), 1)] }),
);
const picked = {
  ...order,
  estatus: 'Anulado',
  picking: {
    ...order.picking,
    lineas: { 1: { pickeado: 2, faltante: 0, series: [] }, 2: { pickeado: 1, faltante: 2, series: ['A1'] } },
  },
} as unknown as OrderSheet;

test('what was picked of a cancelled order is put back line by line, by scanner or hand, and only then is it done', async () => {
  const server = fakeServer(() => ({
    body: { ok: true, mensaje: 'Lo pickeado quedó devuelto', version: 9, posicion: '1' },
  }));
  const left: unknown[] = [];
  renderApp(<ReturnTask order={picked} onLeave={(message) => left.push(message)} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'PN-1COD-12',
    'PN-2COD-2 · Serie A11',
  ]);
  expect(screen.getByRole('button', { name: 'Faltan 2 productos' })).toBeDisabled();
  await act(async () => {
    for (const key of [...'COD-1', 'Enter'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  expect(screen.getByRole('status')).toHaveTextContent(/^DevueltoPN-1$/);
  await userEvent.click(screen.getByRole('button', { name: /^PN-2/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Todo devuelto' }));
  await waitFor(() => expect(left).toEqual(['Lo pickeado quedó devuelto']));
  expect(server.received.map((r) => [r.body.accion, r.body.pedido])).toEqual([['devolver', 77]]);
  server.restore();
});
