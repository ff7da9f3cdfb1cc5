/** Wallboards without a session: they follow an order by themselves, are told no more than they show, and outlive a lost connection. */
import { twoNames } from '@power/domain/dashboards/first-name.shared';
import { boardCard } from './support/order-steps.mjs';
import {
  deliverByCall,
  invoiceByCall,
  makeOrder,
  makeRoom,
  orderOf,
  pickByCall,
  productsInStock,
  takeByCall,
  validateByCall,
} from './support/orders.mjs';
import { signIn } from './support/session.mjs';
import { expect, test } from './support/test.mjs';

const BOARD = { viewport: { width: 1920, height: 1080 } };

/** What goes to and from a board, and a network that can be cut: calls fail, open sockets close, new ones do not come up. */
async function wired(page) {
  let down = false;
  const open = new Set();
  const sent = [];
  const frames = [];
  const replies = [];
  await page.routeWebSocket('**/ws', (client) => {
    if (down) return void client.close();
    const server = client.connectToServer();
    client.onMessage((text) => {
      sent.push(JSON.parse(text));
      server.send(text);
    });
    server.onMessage((text) => {
      frames.push(JSON.parse(text));
      client.send(text);
    });
    open.add(client);
  });
  await page.route('**/*', (route) => (down ? route.abort('internetdisconnected') : route.continue()));
  page.on('requestfinished', async (request) => {
    if (request.resourceType() === 'fetch')
      replies.push({
        path: new URL(request.url()).pathname,
        token: request.headers()['x-token'],
        body: await (await request.response()).json(),
      });
  });
  return {
    sent,
    frames,
    replies,
    cut: async () => {
      down = true;
      for (const client of open) await client.close();
      open.clear();
    },
    mend: () => void (down = false),
  };
}

const keysOf = (rows) => [...new Set(rows.map((row) => Object.keys(row).sort().join()))];

test.describe(() => {
  test.use({ ...BOARD, allow: /ERR_INTERNET_DISCONNECTED|WebSocket/ });
  test('both boards follow an order, say Sin conexión while cut off, catch up, and are told only what they show', async ({
    page: warehouse,
    another,
  }) => {
    const office = await another();
    const showroom = await another(BOARD);
    await signIn(office, 'Administrador');
    await makeRoom(office);
    const [product] = await productsInStock(office);
    const number = await makeOrder(office, [[product, 1]]);
    const pedido = await orderOf(office, number);
    const boards = [warehouse, showroom];
    const wires = [await wired(warehouse), await wired(showroom)];
    await Promise.all([warehouse.goto('/fila-bodega'), showroom.goto('/fila-pedidos')]);
    await warehouse.getByRole('heading', { level: 1, name: 'Picking' }).waitFor();
    for (const board of boards) await board.getByText(/^Actualizado hace/).waitFor();
    await validateByCall(office, number);
    await boardCard(warehouse, 'Pendientes', number)
      .getByText(twoNames(pedido.cliente_nombre ?? pedido.client.name))
      .waitFor();

    for (const wire of wires) await wire.cut();
    for (const board of boards) await board.getByText(/Sin conexión/).waitFor();
    await boardCard(warehouse, 'Pendientes', number).waitFor();
    const cards = await Promise.all(boards.map((board) => board.getByRole('article').count()));
    await takeByCall(office, number);
    expect(await Promise.all(boards.map((board) => board.getByRole('article').count()))).toEqual(cards);
    expect(await boardCard(warehouse, 'En Proceso', number).count()).toBe(0);
    for (const wire of wires) wire.mend();
    await boardCard(warehouse, 'En Proceso', number).waitFor({ timeout: 60_000 });
    await boardCard(showroom, 'En preparación', number).waitFor({ timeout: 60_000 });
    for (const board of boards) {
      await board.getByText(/^Actualizado hace/).waitFor();
      await expect(board.getByText(/Sin conexión/)).toHaveCount(0);
    }
    await boardCard(warehouse, 'Pendientes', number).waitFor({ state: 'detached' });

    await pickByCall(office, number);
    await boardCard(showroom, 'Listo para pagar', number).waitFor();
    for (const gone of [boardCard(warehouse, 'En Proceso', number), boardCard(showroom, 'En preparación', number)])
      await gone.waitFor({ state: 'detached' });
    await invoiceByCall(office, number);
    await deliverByCall(office, number);
    await boardCard(showroom, 'Listo para pagar', number).waitFor({ state: 'detached' });

    for (const { sent, frames, replies } of wires) {
      for (const { datos } of sent.filter((frame) => frame.evento === 'autenticar'))
        expect([datos.token, datos.temas]).toEqual([undefined, []]);
      // Which block changed, never which order.
      await expect.poll(() => frames.filter((f) => f.evento === 'actualizacionDashboard').length).toBeGreaterThan(3);
      expect([...new Set(frames.map(({ evento, datos }) => `${evento} ${Object.keys(datos)}`))].sort()).toEqual([
        'actualizacionDashboard flag',
        'autenticado temasRechazados',
        'hora ahora',
      ]);
      expect(
        keysOf(frames).filter(
          (keys) => !['cursor,datos,evento', 'cursor,datos,evento,posicion', 'datos,evento'].includes(keys),
        ),
      ).toEqual([]);
      expect([...new Set(replies.map(({ path, token }) => `${path} ${token}`))]).toEqual([
        '/dashboard/cargadashboardoperacional undefined',
      ]);
    }
    const told = (wire, flag) => wire.replies.flatMap(({ body }) => body[flag]);
    const [bodega, sala] = wires;
    expect(keysOf(bodega.replies.map(({ body }) => body))).toEqual([
      'ahora,pedidosPendientes,pickingTiempoReal,totales',
    ]);
    expect([
      keysOf(told(bodega, 'pedidosPendientes')),
      keysOf(told(bodega, 'pedidosPendientes').map((o) => o.cliente)),
    ]).toEqual([['cliente,number,tipo_entrega,updatedAt'], ['nombre']]);
    expect([
      keysOf(told(bodega, 'pickingTiempoReal')),
      keysOf(told(bodega, 'pickingTiempoReal').map((o) => o.client)),
    ]).toEqual([['client,fecha_update,number,tipo_entrega'], ['name']]);
    expect(keysOf(sala.replies.map(({ body }) => body))).toEqual(['ahora,entregadoSala,pickingTiempoReal,totales']);
    expect([keysOf(told(sala, 'pickingTiempoReal')), keysOf(told(sala, 'entregadoSala'))]).toEqual([
      ['client,fecha_update,number,tipo_entrega'],
      ['client,entregado,number,updatedAt'],
    ]);
    // The showroom calls people by first name and companies by two words, and hears of nothing that is not picked for it.
    const named = [...told(sala, 'pickingTiempoReal'), ...told(sala, 'entregadoSala')].map((o) => o.client.name);
    expect(named.filter((name) => !/^\S+( \S+)?$/.test(name))).toEqual([]);
    expect([...new Set(told(sala, 'pickingTiempoReal').map((o) => o.tipo_entrega))]).toEqual(['EN SALA']);
  });
});

test.describe(() => {
  test.use(BOARD);
  test('elapsed times tick every second; there is no scroll bar at 1080p', async ({ page: board }) => {
    await board.goto('/fila-bodega');
    const timer = board.getByRole('timer').first();
    const seen = await timer.textContent();
    await board.waitForFunction((old) => document.querySelector('[role=timer]').textContent !== old, seen);
    await expect(timer).toHaveText(/^\d\d:\d\d:\d\d$/);
    expect(
      await board.evaluate(() => [
        document.documentElement.scrollHeight <= innerHeight,
        document.documentElement.scrollWidth <= innerWidth,
      ]),
    ).toEqual([true, true]);
    await expect(board.getByRole('region')).toHaveCount(2);
  });
});

const TWO = [24, { 88: 2 }];
/** Cards of each wall, and its blocks by how many more they name; where three share it each has one column of six. */
const THREE = { '/fila-reservas': [18, { 94: 3 }], '/fila-operaciones': [12, { 94: 2, 88: 1 }] };
const SHOWN = { '/fila-pedidos': TWO, '/fila-bodega': TWO, ...THREE };

/** A hundred of everything that it shows, in place of what the board was told. */
async function crowded(page, board) {
  const showroom = board === '/fila-pedidos';
  const since = (minutes) => new Date(Date.now() - minutes * 60_000).toISOString();
  const names = ['María Fernanda', 'Sistemas Osorno', 'Bartolomé', 'Farmacias Araucaria'];
  const orders = Array.from({ length: 100 }, (_, n) => ({
    number: 15_000 + n,
    client: { name: names[n % 4] },
    cliente: { nombre: names[n % 4] },
    tipo_entrega: showroom ? 'EN SALA' : ['EN SALA', 'DESPACHO', 'COURIER'][n % 3],
    updatedAt: since(n),
    fecha_update: since(n * 30),
    entregado: !showroom && n % 2 === 0,
  }));
  if (board in THREE)
    for (const [n, order] of orders.entries())
      Object.assign(order, {
        id: String(n),
        tipo: 'Cotización',
        dias_vencida: n,
        estado: ['En Tránsito', 'En Ruta', 'Planificado'][n % 3],
        eta: n % 2 === 0 ? '2026-12-24' : null,
        dias_atraso: n % 5 === 0 ? n : 0,
        unidades: 12_000,
        recibidas: n * 100,
        patente: 'BCDF-45',
        paradas: 100,
        cargadas: n,
        hechas: n,
        salida_at: n % 2 === 0 ? since(n * 30) : null,
        bodega: 'BOD',
        bloque: `BODEGA-CENTRAL-R${n}`,
        ubicaciones: 2000,
        ocupadas: n * 20,
      });
  await page.route('**/dashboard/cargadashboardoperacional', async (route) => {
    const reply = await route.fetch();
    const told = await reply.json();
    const lists = Object.keys(told.totales);
    await route.fulfill({
      json: {
        ...told,
        ...Object.fromEntries(lists.map((name) => [name, orders])),
        totales: Object.fromEntries(lists.map((name) => [name, orders.length])),
      },
    });
  });
}

const WALLS = [
  [1920, 1080],
  [1366, 768],
  [3840, 2160],
];
/** How the cards of a board lie on its wall. */
const look = (page) =>
  page.evaluate(() => {
    const within = (inner, outer) =>
      inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const box = (element) => element.getBoundingClientRect();
    const cards = [...document.querySelectorAll('article')];
    const racks = [...document.querySelectorAll('li')];
    return {
      cards: cards.length,
      scrolls: [...document.querySelectorAll('*')].filter(
        (e) => /auto|scroll/.test(getComputedStyle(e).overflow) && e.scrollHeight > e.clientHeight,
      ).length,
      page: [document.documentElement.scrollWidth, document.documentElement.scrollHeight],
      outside: [...cards, ...racks, ...document.querySelectorAll('section > p')].filter((e) => !within(box(e), screen))
        .length,
      cut: cards
        .filter((card) =>
          [...card.querySelectorAll('strong, time, strong + span')].some((e) => !within(box(e), box(card))),
        )
        .map((card) => card.textContent),
      names: cards.filter((card) =>
        [...card.querySelectorAll('div > span:first-child')].some((e) => e.scrollWidth > e.clientWidth),
      ).length,
      more:
        Math.min(
          ...[...document.querySelectorAll('section > p')].map((e) => parseFloat(getComputedStyle(e).fontSize)),
        ) >
        innerHeight / 25,
      // Whatever is written or drawn grows with the wall it hangs on.
      tiny: [...document.querySelectorAll('header *, main *')]
        .filter((e) =>
          e.tagName === 'svg'
            ? box(e).height < innerHeight / 50
            : [...e.childNodes].some((n) => n.nodeType === Node.TEXT_NODE && n.data.trim()) &&
              !e.matches('.visually-hidden') &&
              parseFloat(getComputedStyle(e).fontSize) < innerHeight / 56,
        )
        .map((e) => e.textContent || e.tagName),
    };
  });

for (const [board, [cards, beyond]] of Object.entries(SHOWN))
  test(`a hundred of everything on ${board}: as many as have room and how many more, nothing scrolls, nothing is cut`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: WALLS[0][0], height: WALLS[0][1] });
    await crowded(page, board);
    await page.goto(board);
    for (const [width, height] of WALLS) {
      await page.setViewportSize({ width, height });
      for (const [more, blocks] of Object.entries(beyond))
        await expect(page.getByText(`y ${more} más`)).toHaveCount(blocks);
      // They have slid in.
      await page.waitForFunction(() => document.getAnimations().length === 0);
      await expect
        .poll(() => look(page), `${width} by ${height}`)
        .toEqual({ cards, scrolls: 0, page: [width, height], outside: 0, cut: [], names: 0, more: true, tiny: [] });
    }
    // A board goes on asking: what is under way when it is left has no page to answer.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
