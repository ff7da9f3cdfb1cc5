import { integrator } from '@power/domain/integrators/integrator';
import { clientPlaces } from '@power/domain/reservations/places/places';
import { reservation } from '@power/domain/reservations/reservation';
import { serviceCase } from '@power/domain/service/cases/case';
import '../kernel/environment.testing.ts';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

const ADMIN = person('Administrador');
const PICKER = person('Bodega');

/** A customer with a project that holds goods, a withdrawal, a case and a key; and another one, into which it goes. */
async function owner() {
  const spine = await stockedSpine([20]);
  const { cliente, issue, must } = spine;
  const stays = String(
    (await must('register-customer', { cliente: { nombre: 'Sur SpA', legalcode: '76.296.177-6' } }))._id,
  );
  const project = (of: string, nombre: string) =>
    issue(ADMIN, 'create-client-place', {
      accion: 'simple',
      cliente: of,
      ubicacion: { nombre, direccion: 'Irarrázaval 3820' },
    });
  const { _id: ubicacion } = await project(cliente, 'Los Aromos');
  const reserve = (of: string) =>
    issue(ADMIN, 'create-reservation', {
      reserva: { cliente: of, ubicacion, bodega: 'Central', motivo: 'Obra', lineas: [{ producto: '1', cantidad: 4 }] },
    });
  await reserve(cliente);
  await must('request-withdrawal', { accion: 'retiro', reserva: 1, lineas: [{ linea: 1, cantidad: 1 }] });
  const { number: pedido } = await spine.orderFor({ 1: 2 });
  await spine.validate(pedido);
  await issue(PICKER, 'take-picking', { accion: 'tomar', pedido });
  await issue(PICKER, 'scan-line', { accion: 'escanear', pedido, codigo: 'P0', cantidad: 2 });
  await issue(PICKER, 'finish-picking', { accion: 'terminar', pedido });
  await must('invoice-order', { pedido });
  const fault = { pedido, linea: 1, cantidad: 1, falla: 'No enciende', descripcion: 'No prende' };
  for (const _ of [1, 2]) await must('create-rma', { accion: 'rma', rma: { lineas: [fault] } });
  await must('reject-rma', { accion: 'rechazar', id: 2, motivo: 'Repetido' });
  const key = { nombre: 'ERP', alcances: ['stock'], ips: [], por_minuto: 60, por_dia: 1000, cliente };
  await must('create-integrator', { accion: 'clave', integrador: key });
  const merge = (id: string, destino: string) =>
    must('merge-customer', { accion: 'unir', id, destino, motivo: 'Es la misma empresa' });
  const follow = async () => {
    const accion = 'clienteunido';
    await must('change-reservation-client', { accion, reserva: 1 });
    await must('move-client-places', { accion, cliente });
    for (const id of [1, 2]) await must('change-rma-client', { accion, id });
    await must('change-integrator-client', { accion, id: 1 });
  };
  return { ...spine, stays, ubicacion: String(ubicacion), project, reserve, merge, follow };
}

test('reservation, projects, cases and keys go to who stays, once; what is over keeps the name on its papers', async () => {
  const { cliente, stays, state, log, merge, follow } = await owner();
  // Of a customer that was not merged nothing moves.
  await follow();
  await merge(cliente, stays);
  await follow();
  await follow();
  const sur = { _id: stays, nombre: 'Sur SpA' };
  expect((await state(reservation, '1'))!.cliente).toEqual(sur);
  expect((await state(clientPlaces, cliente)).ubicaciones).toMatchObject([{ nombre: 'Los Aromos', cliente: sur }]);
  expect((await state(serviceCase, '1'))!.cliente).toEqual(sur);
  expect((await state(serviceCase, '2'))!.cliente).toEqual({ _id: stays, nombre: 'Alarmas Sur' });
  expect((await state(integrator, '1'))!.cliente).toEqual(sur);
  for (const [stream, type] of [
    ['reservation-1', 'ReservationClientChanged'],
    [`clientplaces-${cliente}`, 'ClientPlacesMoved'],
    ['rma-1', 'RmaClientChanged'],
    ['integrator-1', 'IntegratorClientChanged'],
  ] as const)
    expect((await log.read(stream)).filter((event) => event.type === type)).toHaveLength(1);
});

test('who stays asks for the goods, and no longer whoever signed in for the other one', async () => {
  const { cliente, stays, issue, merge, follow } = await owner();
  await merge(cliente, stays);
  await follow();
  const ask = (cliente_id: string) =>
    issue(person('Cliente', { _id: 'cli', cliente_id }), 'request-withdrawal', {
      accion: 'retiro',
      reserva: 1,
      lineas: [{ linea: 1, cantidad: 1 }],
    });
  expect(await ask(cliente)).toMatchObject({ ok: false, codigo: 'RESERVA_NO_EXISTE' });
  expect(await ask(stays)).toMatchObject({ ok: true });
});

test('goods are held for a project that came over by who it is of now; it is changed where it was made', async () => {
  const { cliente, stays, ubicacion, state, must, reserve, merge, follow, project } = await owner();
  expect(await reserve(stays)).toMatchObject({ ok: false, codigo: 'RESERVA_INVALIDA' });
  await merge(cliente, stays);
  await follow();
  expect(await reserve(stays)).toMatchObject({ ok: true });
  await must('change-client-place', {
    accion: 'simple',
    id: ubicacion,
    ubicacion: { nombre: 'Los Aromos 2', direccion: 'Irarrázaval 3820' },
  });
  expect((await state(clientPlaces, cliente)).ubicaciones[0]).toMatchObject({
    nombre: 'Los Aromos 2',
    cliente: { _id: stays },
  });
  expect(await project(stays, 'Otra obra')).toMatchObject({ ok: true, _id: `${stays}.1` });
});
