import { saldoOf, stock, warehouse } from '@power/domain/inventory/stock';
import { SYSTEM } from '@power/domain/kernel/principal';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

const HEAD = person('Jefe de Bodega');
const HAND = person('Bodega');
const SHELF = 'Central-R01-N1-P01';
const Q = 'Central-R01-N1-P02';

/** Product 1, without serials, of which five stand in Central; a shelf and a place of quarantine. */
async function quarantineOf(units: number) {
  const spine = await stockedSpine([5]);
  const bodega = (codigo: string) => ({ codigo, nombre: codigo, tipo: 'física', codigo_sap: '', comuna: '' });
  await spine.must('create-warehouse', { bodega: bodega('Central') });
  await spine.must('create-warehouse', { bodega: bodega('Norte') });
  await spine.must('create-rack', { bloque: { codigo: 'Central-R01', bodega: 'Central', pasillo: '', recorrido: 1 } });
  await spine.must('create-level', {
    nivel: { codigo: 'Central-R01-N1', bloque: 'Central-R01', numero: 1, altura: 0, peso_maximo: 0 },
  });
  for (const [codigo, tipo] of [
    [SHELF, 'picking'],
    [Q, 'cuarentena'],
  ])
    await spine.must('create-place', {
      ubicacion: { codigo, nivel: 'Central-R01-N1', tipo, capacidad: 0, recorrido: 1 },
    });
  const move = (cantidad: number, to: string, from = '', motivo = 'Golpeada') =>
    spine.issue(HEAD, 'place-stock', {
      accion: 'ubicar',
      producto: '1',
      bodega: 'Central',
      ubicacion: from,
      ubicacion_destino: to,
      cantidad,
      motivo,
    });
  if (units > 0) expect(await move(units, Q)).toMatchObject({ ok: true });
  const saldo = async (of = 'Central') => saldoOf(warehouse(await spine.state(stock, '1'), of));
  return { spine, move, saldo };
}

test('units in quarantine → not available; out of it → available again', async () => {
  const { spine, move, saldo } = await quarantineOf(3);
  expect(await saldo()).toEqual({ fisico: 5, comprometido: 0, disponible: 2 });
  const { number } = await spine.orderFor({ 1: 3 });
  expect(await spine.validate(number)).toMatchObject({ ok: false });
  expect(await move(1, SHELF, Q, 'Revisada')).toMatchObject({ ok: true });
  expect(await saldo()).toMatchObject({ disponible: 3 });
  expect(await spine.validate(number)).toMatchObject({ ok: true });
});

test('a trolley that takes them out of quarantine does not make them available', async () => {
  const { spine, saldo } = await quarantineOf(3);
  const take = { accion: 'tomar', producto: '1', bodega: 'Central', ubicacion: Q, cantidad: 2 };
  expect(await spine.issue(HEAD, 'take-to-trolley', take)).toMatchObject({ ok: true });
  expect(await saldo()).toMatchObject({ disponible: 2 });
  const back = { accion: 'devolver', producto: '1', carro: `Central-CARRO-${HEAD._id}-R01-N1-P02`, cantidad: 2 };
  expect(await spine.issue(HEAD, 'return-from-trolley', back)).toMatchObject({ ok: true });
  expect(await saldo()).toMatchObject({ disponible: 2 });
});

test('rejects units of an order for quarantine when the others do not suffice', async () => {
  const { spine, move } = await quarantineOf(0);
  const { number } = await spine.orderFor({ 1: 4 });
  expect(await spine.validate(number)).toMatchObject({ ok: true });
  expect(await move(2, Q)).toMatchObject({ ok: false, codigo: 'STOCK_COMPROMETIDO' });
  expect(await move(1, Q)).toMatchObject({ ok: true });
});

test('rejects a picker who takes from quarantine; what is delivered leaves the other places', async () => {
  const { spine, saldo } = await quarantineOf(2);
  const { number } = await spine.orderFor({ 1: 3 });
  await spine.validate(number);
  await spine.issue(HAND, 'take-picking', { accion: 'tomar', pedido: number });
  const scan = (more: object) =>
    spine.issue(HAND, 'scan-line', { accion: 'escanear', pedido: number, codigo: 'P0', ...more });
  expect(await scan({ ubicacion: Q })).toMatchObject({ ok: false, codigo: 'EN_CUARENTENA' });
  expect(await scan({ cantidad: 3 })).toMatchObject({ ok: true });
  expect(await saldo()).toEqual({ fisico: 5, comprometido: 3, disponible: 0 });
});

test('rejects a transfer out of quarantine without the right or the reason', async () => {
  const { spine, saldo } = await quarantineOf(3);
  const transfer = (user = HEAD, motivo = 'Vuelve al proveedor', cantidad = 3) =>
    spine.issue(user, 'move-stock', {
      producto: '1',
      bodega: 'Central',
      bodega_destino: 'Norte',
      ubicacion: Q,
      cantidad,
      motivo,
    });
  expect(await transfer(person('Asistente Bodega'))).toMatchObject({ codigo: 'UBICACION_BLOQUEADA' });
  expect(await transfer(HEAD, '')).toMatchObject({ codigo: 'UBICACION_BLOQUEADA' });
  expect(await transfer()).toMatchObject({ ok: true });
  expect(await saldo()).toEqual({ fisico: 2, comprometido: 0, disponible: 2 });
  expect(await saldo('Norte')).toMatchObject({ disponible: 3 });
});

test('rejects an order and a reservation from a warehouse of returned goods', async () => {
  const { spine } = await quarantineOf(0);
  await spine.must('create-warehouse', {
    bodega: { codigo: 'RMA', nombre: 'RMA', tipo: 'RMA', codigo_sap: '', comuna: '' },
  });
  await spine.must('receive-stock', { producto: '1', bodega: 'RMA', cantidad: 2, motivo: 'Devolución' });
  const { number } = await spine.must('create-order', {
    accion: 'crearsistema',
    pedido: {
      cliente: spine.cliente,
      tipo_entrega: 'EN SALA',
      bodega_entrega: 'RMA',
      productos_pedido: [{ producto: '1', cantidad: 1, precio_venta: 1000 }],
    },
  });
  expect(await spine.validate(number)).toMatchObject({ ok: false, codigo: 'BODEGA_NO_VENDE' });
  const reserva = { cliente: spine.cliente, bodega: 'RMA', motivo: 'x', lineas: [{ producto: '1', cantidad: 1 }] };
  expect(await spine.issue(person('Jefe de Logistica'), 'create-reservation', { reserva })).toMatchObject({
    ok: false,
    codigo: 'BODEGA_NO_VENDE',
  });
});

test('asks nobody but the system to note a quarantine; what is noted already is not noted again', async () => {
  const { spine } = await quarantineOf(1);
  const note = { accion: 'cuarentena', producto: '1', bodega: 'Central', ubicacion: Q };
  expect(await spine.issue(person('Administrador'), 'quarantine-stock', note)).toMatchObject({ codigo: 'SIN_PERMISO' });
  const eventCount = (spine.log as unknown as { all: readonly unknown[] }).all.length;
  expect(await spine.issue(SYSTEM, 'quarantine-stock', note)).toMatchObject({ ok: true });
  expect((spine.log as unknown as { all: readonly unknown[] }).all).toHaveLength(eventCount);
});
