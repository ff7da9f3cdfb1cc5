import { person, stockedSpine } from '../kernel/spine.testing.ts';

const STE = person('Servicio Tecnico', { _id: 'ste', nombre: 'Andrés' });
const PICKER = person('Bodega');
const ADMIN = person('Administrador');

/** An order of three units, the last two with the serials A1 and A2, invoiced. */
async function sold() {
  const spine = await stockedSpine([10, 5]);
  const { number } = await spine.orderFor({ 1: 3, 2: 2 });
  const pedido = Number(number);
  await spine.validate(number);
  const pick = (name: string, accion: string, more = {}) => spine.issue(PICKER, name, { accion, pedido, ...more });
  await pick('take-picking', 'tomar');
  await pick('scan-line', 'escanear', { codigo: 'P0', cantidad: 3 });
  for (const serie of ['A1', 'A2']) await pick('scan-line', 'escanear', { codigo: 'P1', serie });
  await pick('finish-picking', 'terminar');
  const item = (more: object = {}) => ({
    pedido,
    linea: 2,
    serie: 'a1',
    cantidad: 1,
    falla: 'No enciende',
    descripcion: 'No prende',
    ...more,
  });
  const open = (lineas: readonly object[], user = STE) =>
    spine.issue(user, 'create-rma', { accion: 'rma', rma: { lineas } });
  const step = (name: string, accion: string, id: unknown, more: object = {}) =>
    spine.issue(STE, name, { accion, id, ...more });
  return { ...spine, pedido, item, open, step };
}

test('a case is opened for what was invoiced; a serial is in one open case, and free when it is over', async () => {
  const { must, open, item, step, pedido } = await sold();
  expect(await open([item()])).toMatchObject({ ok: false, codigo: 'RMA_INVALIDO' });
  await must('invoice-order', { pedido });
  const first = await open([item(), item({ linea: 1, serie: undefined, cantidad: 2 })]);
  expect(first).toMatchObject({ ok: true, number: 1 });
  expect(await open([item({ serie: 'A1' })])).toMatchObject({
    mensaje: 'La serie A1 ya está en el RMA N° 1, que sigue abierto: continúa en él.',
  });
  // Another unit of the same line is free.
  expect(await open([item({ serie: 'A2' })])).toMatchObject({ ok: true });
  await step('reject-rma', 'rechazar', 1, { motivo: 'Fuera de garantía' });
  expect(await open([item()])).toMatchObject({ ok: true });
});

test('an order that is not of the seller, or is not there, gives nothing away', async () => {
  const { must, open, item, pedido } = await sold();
  await must('invoice-order', { pedido });
  const other = person('Ejecutivo de Ventas', { _id: 'leo' });
  const refused = { ok: false, codigo: 'PEDIDO_NO_EXISTE' };
  expect([await open([item()], other), await open([item({ pedido: 999 })])]).toMatchObject([refused, refused]);
});

test('who is given a case has an account of the workshop', async () => {
  const { must, open, item, step, pedido, issue } = await sold();
  await must('invoice-order', { pedido });
  await open([item()]);
  expect(await step('assign-rma', 'asignar', 1, { tecnico: 'nadie' })).toMatchObject({ codigo: 'USUARIO_NO_EXISTE' });
  expect(await step('assign-rma', 'asignar', 5, { tecnico: 'nadie' })).toMatchObject({ ok: false });
  expect(await issue(ADMIN, 'deliver-rma', { accion: 'entregar', id: 1, recibe: 'Juan' })).toMatchObject({
    codigo: 'ESTADO_NO_PERMITE',
  });
});
