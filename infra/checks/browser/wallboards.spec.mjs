import { boardCard } from './support/order-steps.mjs';
import { makeOrder, productsInStock, validateByCall } from './support/orders.mjs';
import { signIn } from './support/session.mjs';

/** A network that can be cut: calls fail, open sockets close, new ones do not come up. */
async function breakable(page) {
  let down = false;
  const open = new Set();
  await page.routeWebSocket('**/ws', (client) => {
    if (down) return void client.close();
    client.connectToServer();
    open.add(client);
  });
  await page.route('**/*', (route) => (down ? route.abort('internetdisconnected') : route.continue()));
  return {
    cut: async () => { down = true; for (const client of open) await client.close(); open.clear(); },
    mend: () => { down = false; },
  };
}

/** Wallboards without a session keep what they had when the connection is lost, say so, and recover alone. */
export default async function wallboards({ test, expect }) {
  await test('fila-bodega says Sin conexión, keeps its cards, and shows what came meanwhile once it is back', async (board, _context, another) => {
    const office = await another();
    await signIn(office, 'Administrador');
    const [product] = await productsInStock(office);
    const number = await makeOrder(office, [[product, 1]]);
    const network = await breakable(board);
    await board.goto('/fila-bodega');
    await board.getByRole('heading', { level: 1, name: 'Picking' }).waitFor();
    await board.getByText(/^Actualizado hace/).waitFor();
    const cards = await board.getByRole('article').count();
    expect(cards).toBeGreaterThan(0);

    await network.cut();
    await board.getByText(/Sin conexión/).waitFor();
    await validateByCall(office, number);
    expect(await board.getByRole('article').count()).toBe(cards);
    expect(await boardCard(board, 'Pendientes', number).count()).toBe(0);

    network.mend();
    await boardCard(board, 'Pendientes', number).waitFor({ timeout: 60_000 });
    await board.getByText(/^Actualizado hace/).waitFor();
    expect(await board.getByText(/Sin conexión/).count()).toBe(0);
  }, { viewport: { width: 1920, height: 1080 }, allow: [/ERR_INTERNET_DISCONNECTED/, /WebSocket/] });

  await test('elapsed times tick every second; there is no scroll bar at 1080p', async (board) => {
    await board.goto('/fila-bodega');
    const timer = board.getByRole('timer').first();
    const seen = await timer.textContent();
    await board.waitForFunction((old) => document.querySelector('[role=timer]').textContent !== old, seen);
    expect(await timer.textContent()).toMatch(/^\d\d:\d\d:\d\d$/);
    expect(await board.evaluate(() => [document.documentElement.scrollHeight <= innerHeight, document.documentElement.scrollWidth <= innerWidth])).toEqual([true, true]);
    expect(await board.getByRole('region').count()).toBe(2);
  }, { viewport: { width: 1920, height: 1080 } });

  await test('fila-pedidos tells a passer-by no more than number, first name and time', async (board) => {
    await board.goto('/fila-pedidos');
    const reply = await board.request.post('/dashboard/cargadashboardoperacional', { data: { entregadoSala: true } });
    const { entregadoSala } = await reply.json();
    expect(entregadoSala.length).toBeGreaterThan(0);
    for (const name of ['En preparación', 'Listo para pagar']) await board.getByRole('region', { name }).waitFor();
    for (const order of entregadoSala) expect(Object.keys(order).filter((key) => ['total', 'legalcode', 'email', 'phone', 'productos_pedido'].includes(key))).toEqual([]);
  });
}
