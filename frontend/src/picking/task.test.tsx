import { after, goods, lineOf, taken } from '@power/domain/orders/order.testing';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { act, screen } from '@testing-library/react';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { scanQueue } from './queue.ts';
import { Task } from './task.tsx';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  localStorage.clear();
  currentUser.set({ _id: 'u-Bodega', nombre: 'Bodega' } as unknown as CurrentUser);
  let version = 10;
  server = fakeServer(() => ({ body: { ok: true, mensaje: '', version: (version += 1), posicion: '1' } }));
});
afterEach(() => {
  server.restore();
  currentUser.set(undefined);
});

const show = () => {
  const order = after(taken({ productos_pedido: [lineOf(1, goods('1'), 2), lineOf(2, goods('2'), 3)] }));
  renderApp(
    <Task
      order={{ ...order, version: 2, updatedAt: '', estatus_at: '' } as unknown as OrderSheet}
      onLeave={() => undefined}
    />,
  );
};
/** Keys as a scanner sends them: in one burst, to whatever has the focus. Whether the Enter was kept from it. */
async function scan(code: string): Promise<boolean> {
  let kept = false;
  await act(async () => {
    for (const key of [...code, 'Enter'])
      kept = !document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    await scanQueue().drained();
  });
  return kept;
}
const current = () => screen.getByRole('region', { name: 'Línea actual' }).textContent;

test('the line that is being picked stays in front until it is complete, then walking goes on', async () => {
  show();
  expect(current()).toMatch(/^2por pickear de 2PN-1/);
  await scan('COD-2');
  expect(current()).toMatch(/^2por pickear de 3PN-2/);
  await scan('NO-ES');
  expect(screen.getByText('NO-ES no es de este pedido.')).toBeInTheDocument();
  expect(current()).toMatch(/^2por pickear de 3PN-2/);
  await scan('7802');
  await scan('PN-2');
  expect(screen.getByText('PN-2 completo')).toBeInTheDocument();
  expect(current()).toMatch(/^2por pickear de 2PN-1/);
});

test('the Enter of a reading presses no button', async () => {
  show();
  screen.getByRole('button', { name: 'Pausar' }).focus();
  expect(await scan('COD-1')).toBe(true);
  expect(current()).toMatch(/^1por pickear de 2PN-1/);
  expect(server.received.map((r) => r.body.accion)).toEqual(['escanear']);
});
