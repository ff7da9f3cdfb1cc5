import { saldoOf, stock, warehouse } from '@power/domain/inventory/stock';
import { LOCATION_REQUEST } from '@power/domain/notifications/audience.shared';
import { withdrawalLink } from '@power/domain/reservations/withdrawals/link.shared';
import { reconcile } from '@power/infra/platform/reconcile/reconcile';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

const JLO = person('Jefe de Logistica');
const PEDRO = person('Bodega', { _id: 'pedro', nombre: 'Pedro' });
const JUANA = person('Jefe de Bodega', { _id: 'juana', nombre: 'Juana' });

/** A project of a customer with five of the first product and three of the second. */
async function site() {
  const spine = await stockedSpine([10, 6]);
  const owner = person('Cliente', { _id: 'cli', nombre: 'Clara', cliente_id: spine.cliente });
  const place = await spine.issue(JLO, 'create-client-place', {
    accion: 'simple',
    cliente: spine.cliente,
    ubicacion: { nombre: 'Los Aromos', direccion: 'Irarrázaval 3820' },
  });
  const reserve = (more: object = {}) =>
    spine.issue(JLO, 'create-reservation', {
      reserva: {
        cliente: spine.cliente,
        ubicacion: place._id,
        bodega: 'Central',
        motivo: 'Obra',
        lineas: [
          { producto: '1', cantidad: 5 },
          { producto: '2', cantidad: 3 },
        ],
        ...more,
      },
    });
  const { number } = await reserve();
  const ask = (lineas: Readonly<Record<number, number>>, user = owner) =>
    spine.issue(user, 'request-withdrawal', {
      accion: 'retiro',
      reserva: number,
      lineas: Object.entries(lineas).map(([linea, cantidad]) => ({ linea: Number(linea), cantidad })),
    });
  const step = (user: typeof JLO, name: string, accion: string, retiro: number, more: object = {}) =>
    spine.issue(user, name, { accion, reserva: number, retiro, ...more });
  const take = (user: typeof JLO, retiro = 1) => step(user, 'take-withdrawal', 'tomarretiro', retiro);
  const handOver = (user: typeof JLO, retiro = 1) =>
    step(user, 'hand-over-withdrawal', 'entregarretiro', retiro, { recibe: 'Marcela' });
  const cancel = (user: typeof JLO, retiro = 1, motivo = 'Ya no') =>
    step(user, 'cancel-withdrawal', 'anularretiro', retiro, { motivo });
  const settle = async () => {
    for (const producto of ['1', '2'])
      await spine.must('settle-order-stock', { accion: 'cuadrarpedido', producto, pedido: `R-${String(number)}` });
  };
  const balance = async (producto = '1') => saldoOf(warehouse(await spine.state(stock, producto), 'Central'));
  const agrees = async () => (await reconcile(spine.log, () => spine.log.head(), 0)).diferencias;
  return { ...spine, owner, place, reserve, number, ask, take, handOver, cancel, settle, balance, agrees };
}

test('a part of what a project holds is asked for, taken by one, handed over; the rest stays held and all agrees', async () => {
  const { ask, take, handOver, settle, balance, agrees } = await site();
  expect(await ask({ 1: 2 })).toMatchObject({ ok: true, numero: 1 });
  expect(await handOver(PEDRO)).toMatchObject({ codigo: 'ESTADO_NO_PERMITE' });
  expect(await take(PEDRO)).toMatchObject({ ok: true });
  expect(await take(PEDRO)).toMatchObject({ ok: true });
  expect(await take(JUANA)).toMatchObject({
    mensaje: 'La solicitud de retiro 1-1 está en estado En Proceso y la tiene Pedro.',
  });
  expect(await handOver(JUANA)).toMatchObject({ codigo: 'YA_TOMADO' });
  expect(await handOver(PEDRO)).toMatchObject({ ok: true });
  expect(await balance()).toEqual({ fisico: 10, comprometido: 5, disponible: 5 });
  await settle();
  await settle();
  expect(await balance()).toEqual({ fisico: 8, comprometido: 3, disponible: 5 });
  expect(await balance('2')).toEqual({ fisico: 6, comprometido: 3, disponible: 3 });
  expect(await agrees()).toEqual([]);
});

test('the last withdrawal ends the reservation; withdrawals and releases may be settled in any order', async () => {
  const { ask, take, handOver, settle, balance, agrees, issue, number } = await site();
  await ask({ 1: 2 });
  await ask({ 1: 1, 2: 3 });
  await issue(JLO, 'release-reservation', {
    accion: 'liberar',
    id: number,
    lineas: [{ linea: 1, cantidad: 2 }],
    motivo: 'Sobra',
  });
  for (const retiro of [1, 2]) {
    await take(PEDRO, retiro);
    await handOver(PEDRO, retiro);
  }
  await settle();
  expect(await balance()).toEqual({ fisico: 7, comprometido: 0, disponible: 7 });
  expect(await balance('2')).toEqual({ fisico: 3, comprometido: 0, disponible: 3 });
  expect(await agrees()).toEqual([]);
  expect(await ask({ 1: 1 })).toMatchObject({ mensaje: 'La Reserva N° 1 ya no retiene productos.' });
});

test('one unit is asked for once; what is asked for is not let go, or handed over whole', async () => {
  const { ask, issue, number, cancel, owner } = await site();
  await ask({ 1: 4 });
  expect(await ask({ 1: 2 })).toMatchObject({
    mensaje: 'De PN-0 queda 1 unidad por solicitar: 4 ya están en otra solicitud. Pide menos.',
  });
  const all = { accion: 'liberar', id: number, motivo: 'Termina' };
  expect(await issue(JLO, 'release-reservation', all)).toMatchObject({ codigo: 'LIBERACION_INVALIDA' });
  await issue(JLO, 'take-reservation', { accion: 'tomar', id: number });
  await issue(JLO, 'prepare-reservation', { accion: 'preparar', id: number });
  const deliver = { accion: 'entregar', id: number, recibe: 'Juan' };
  expect(await issue(JLO, 'deliver-reservation', deliver)).toMatchObject({
    mensaje: 'La Reserva N° 1 tiene abierta la solicitud de retiro 1-1: entrégala o anúlala antes.',
  });
  expect(await cancel(owner, 1, ' ')).toMatchObject({ mensaje: 'Ingresa el motivo' });
  expect(await cancel(owner)).toMatchObject({ ok: true });
  expect(await issue(JLO, 'release-reservation', all)).toMatchObject({ ok: true });
});

test('a customer asks for what is its own, and cancels until somebody prepares it', async () => {
  const { ask, take, cancel, owner } = await site();
  const stranger = person('Cliente', { _id: 'otro', cliente_id: 'otra-empresa' });
  const homeless = person('Cliente', { _id: 'nadie' });
  for (const user of [stranger, homeless])
    expect(await ask({ 1: 1 }, user)).toMatchObject({ codigo: 'RESERVA_NO_EXISTE' });
  await ask({ 1: 1 });
  expect(await cancel(stranger)).toMatchObject({ codigo: 'RESERVA_NO_EXISTE' });
  await take(PEDRO);
  expect(await cancel(owner)).toMatchObject({ codigo: 'ESTADO_NO_PERMITE' });
  expect(await cancel(JLO)).toMatchObject({ ok: true });
});

test('¿Tomar el requerimiento? is answered by who was first, on the screen or in the dialog', async () => {
  const { ask, take, number, issue, must } = await site();
  await ask({ 1: 1 });
  await ask({ 1: 1 });
  const told = (retiro: number) =>
    must('create-notification', {
      accion: 'crear',
      tipo: LOCATION_REQUEST,
      titulo: 'Retiro',
      comentario: 'Retiro',
      enlace: withdrawalLink(number as number, retiro),
    });
  const [first, second] = [(await told(1))._id, (await told(2))._id];
  const answer = (user: typeof JLO, id: unknown) =>
    issue(user, 'take-notification', { accion: 'tomar', notification: id });
  await take(PEDRO);
  expect(await answer(JUANA, first)).toMatchObject({ codigo: 'YA_TOMADO' });
  expect(await answer(PEDRO, first)).toMatchObject({ ok: true });
  expect(await answer(JUANA, second)).toMatchObject({ ok: true });
  expect(await take(PEDRO, 2)).toMatchObject({ codigo: 'ESTADO_NO_PERMITE' });
});

test('projects have names of their own within a customer, and goods are held for those in use', async () => {
  const { issue, place, cliente, reserve } = await site();
  const named = (nombre: string) =>
    issue(JLO, 'create-client-place', { accion: 'simple', cliente, ubicacion: { nombre, direccion: 'x' } });
  expect(await named('LOS AROMOS')).toMatchObject({
    mensaje: 'Alarmas Sur ya tiene la ubicación Los Aromos: usa esa o cambia el nombre.',
  });
  const second = await named('Planta');
  expect(second).toMatchObject({ ok: true, _id: `${cliente}.2` });
  const change = { accion: 'simple', id: second._id, ubicacion: { nombre: 'los aromos', direccion: 'x' } };
  expect(await issue(JLO, 'change-client-place', change)).toMatchObject({ codigo: 'UBICACION_INVALIDA' });
  const other = { accion: 'simple', id: place._id, ubicacion: { nombre: 'Los Aromos II', direccion: 'y' } };
  expect(await issue(JLO, 'change-client-place', other)).toMatchObject({ ok: true });
  expect(await reserve({ ubicacion: `${cliente}.9` })).toMatchObject({
    mensaje: 'La ubicación elegida no es de Alarmas Sur o no está activa: elige una de sus ubicaciones.',
  });
});
