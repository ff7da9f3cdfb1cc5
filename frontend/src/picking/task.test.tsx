import { PickingPaused } from '@power/domain/streams/order/picking-events';
import { refOf } from '@power/domain/streams/order/order';
import { after, goods, lineOf, PICKER, taken } from '@power/domain/orders/order.testing';
import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type CurrentUser, currentUser } from '../access/current-user.ts';
import { backOnline, online } from '../api/network.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { renderApp } from '../testing/render.tsx';
import { scanQueue } from './queue.ts';
import { Task } from './task.tsx';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  localStorage.clear();
  // A queue is kept per person: each test is somebody else.
  currentUser.set({ _id: `u-${crypto.randomUUID()}`, nombre: 'Bodega' } as unknown as CurrentUser);
  let version = 10;
  server = fakeServer(() => ({ body: { ok: true, mensaje: '', version: (version += 1), posicion: '1' } }));
});
afterEach(() => {
  server.restore();
  currentUser.set(undefined);
});

const LINES = { productos_pedido: [lineOf(1, goods('1'), 2), lineOf(2, goods('2'), 3)] };
const sheet = (order: object) => ({ ...order, version: 2, updatedAt: '', estatus_at: '' }) as unknown as OrderSheet;
const show = (order: object = after(taken(LINES)), onOrder?: (number: number) => Promise<string | undefined>) =>
  renderApp(<Task orders={[sheet(order)]} onLeave={() => undefined} {...(onOrder ? { onOrder } : {})} />);
/** What was sent beside the question where the goods stand. */
const commands = () => server.received.filter(({ body }) => body.accion !== 'ubicacionespicking');
const sent = () => commands().map(({ body: { accion, linea, cantidad, serie } }) => [accion, linea, cantidad, serie]);
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
/** The whole answer whose news this is: the product comes after it. */
const answer = (news: string) => screen.getByText(news).closest('[role=status]')!.textContent;
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
  expect(answer('Queda 1')).toBe('Queda 1PN-2');
  await scan('PN-2');
  expect(answer('Completo')).toBe('CompletoPN-2');
  expect(current()).toMatch(/^2por pickear de 2PN-1/);
});

test('the Enter of a reading presses no button', async () => {
  show();
  screen.getByRole('button', { name: 'Pausar' }).focus();
  expect(await scan('COD-1')).toBe(true);
  expect(current()).toMatch(/^1por pickear de 2PN-1/);
  expect(commands().map((r) => r.body.accion)).toEqual(['escanear']);
});

test('the last reading, quantity or shortage is taken back by one button, as deeds of their own', async () => {
  show();
  await scan('COD-1');
  await userEvent.click(screen.getByRole('button', { name: 'Cantidad' }));
  await userEvent.keyboard('1{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Faltante' }));
  await userEvent.click(screen.getByRole('button', { name: 'Está dañado' }));
  for (const news of ['Deshecho: faltante de 3', 'Deshecho: 1', 'Deshecho: 1']) {
    await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(answer(news)).toMatch(/^Deshecho: (faltante de 3PN-2|1PN-1)$/);
  }
  await act(() => scanQueue().drained());
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  expect(current()).toMatch(/^2por pickear de 2PN-1/);
  expect(sent()).toEqual([
    ['escanear', undefined, 1, undefined],
    ['escanear', undefined, 1, undefined],
    ['faltante', 2, 3, undefined],
    ['retirarfaltante', 2, 3, undefined],
    ['deshacer', 1, 1, undefined],
    ['deshacer', 1, 1, undefined],
  ]);
});

test('a complete line is opened again to correct it, also what was picked before the screen was', async () => {
  const picked = after(
    taken({ productos_pedido: [lineOf(1, goods('1', { serializable: true }), 1), lineOf(2, goods('2'), 3)] }),
  );
  show({ ...picked, picking: { ...picked.picking, lineas: { 1: { pickeado: 1, faltante: 0, series: ['A1'] } } } });
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^PN-1/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar serie A1' }));
  await act(() => scanQueue().drained());
  expect(sent()).toEqual([['deshacer', 1, 1, 'A1']]);
  expect(current()).toMatch(/^1por pickear de 1PN-1/);
});

test('a reading while paused says so and counts nothing', async () => {
  const order = after([
    ...taken(LINES),
    PickingPaused({ pedido: refOf(after(taken(LINES))), estatus: 'En Picking', usuario: PICKER, motivo: null }),
  ]);
  show(order);
  await scan('COD-1');
  expect(screen.getByText('El picking está en pausa: toca Reanudar y escanea de nuevo')).toBeInTheDocument();
  expect(commands()).toEqual([]);
});

test('observation and last comment stand before the hands, the earlier ones are a tap away', async () => {
  show({
    ...after(taken(LINES)),
    observacion: 'Embalar en caja de madera',
    chat_validacion: [
      { texto: 'Primero', fecha: '2026-01-05T12:00:00.000Z', usuario: { _id: 'x', nombre: 'Cora' } },
      { texto: 'Urgente, sale hoy', fecha: '2026-01-05T13:00:00.000Z', usuario: { _id: 'x', nombre: 'Cora' } },
    ],
  });
  const notes = screen.getByRole('region', { name: 'Notas del pedido' });
  expect(notes).toHaveTextContent('Embalar en caja de madera');
  expect(notes).toHaveTextContent('Urgente, sale hoy');
  expect(notes).not.toHaveTextContent('Primero');
});

test("another order's code opens that order, and this one's says that it is open", async () => {
  const asked: number[] = [];
  show(undefined, async (number) => {
    asked.push(number);
    return 'El Pedido N° 9 ya fue tomado por Ana.';
  });
  await scan('P|77');
  expect(screen.getByText('Ya estás en el Pedido N° 77')).toBeInTheDocument();
  await scan('P|9');
  expect(screen.getByText('El Pedido N° 9 ya fue tomado por Ana.')).toBeInTheDocument();
  expect(asked).toEqual([9]);
});

test('an outage is told in the head of the task, which asks the shell not to tell it too', () => {
  show();
  expect(screen.queryByText('Sin conexión')).toBeNull();
  act(() => online.set(false));
  expect(screen.getByText('Sin conexión').closest('[data-tells-outage]')).toHaveTextContent('0 de 5');
  act(() => backOnline());
  expect(screen.queryByText('Sin conexión')).toBeNull();
});

test('a round: one product into the tote of each order in turn, each reading under its own order', async () => {
  const other = after(taken({ productos_pedido: [lineOf(1, goods('1'), 1)] }));
  const gone = { ...sheet(other), number: 90, productos_pedido: [], picking: undefined } as unknown as OrderSheet;
  renderApp(
    <Task orders={[sheet(after(taken(LINES))), gone, { ...sheet(other), number: 78 }]} onLeave={() => undefined} />,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Recorrido de 3 pedidos');
  // An order that is gone keeps its letter: whoever has totes on the trolley does not sort them anew.
  expect(screen.getByText('A 77 · C 78')).toBeInTheDocument();
  expect(current()).toMatch(/^2por pickear de 2Bolsa A · Pedido 77PN-1/);
  await scan('COD-1');
  await scan('COD-1');
  expect(answer('Completo')).toBe('CompletoPN-1 → A');
  expect(current()).toMatch(/^1por pickear de 1Bolsa C · Pedido 78PN-1/);
  await scan('COD-1');
  expect(answer('Completo')).toBe('CompletoPN-1 → C');
  await userEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  await act(() => scanQueue().drained());
  expect(commands().map(({ body: { accion, pedido, linea } }) => [accion, pedido, linea])).toEqual([
    ['escanear', 77, undefined],
    ['escanear', 77, undefined],
    ['escanear', 78, undefined],
    ['deshacer', 78, 1],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Pausar' }));
  await waitFor(() =>
    expect(
      commands()
        .filter(({ body }) => body.accion === 'pausar')
        .map(({ body }) => body.pedido),
    ).toEqual([77, 78]),
  );
});
