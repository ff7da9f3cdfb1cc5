import { stock } from '@power/domain/inventory/stock';
import { SYSTEM } from '@power/domain/kernel/principal';
import { serialClaim } from '@power/domain/picking/serial';
import { person } from '../kernel/spine.testing.ts';
import { PICKER, sold, STE, withWorkshop } from './sold.testing.ts';

/** A case of the unit A1 under diagnosis. */
async function diagnosed() {
  const spine = await sold(withWorkshop());
  await spine.must('invoice-order', { pedido: spine.pedido });
  const begin = async (id: number, more: object) => {
    await spine.open([spine.item(more)]);
    await spine.step('approve-rma', 'aprobar', id);
    await spine.step('receive-rma', 'recibir', id);
    await spine.step('start-rma-diagnosis', 'diagnosticar', id);
    await spine.step('note-rma-diagnosis', 'diagnostico', id, { linea: 1, diagnostico: 'Placa' });
  };
  await begin(1, {});
  const exchange = async (id: number, serie: string) => {
    await spine.step('exchange-rma', 'cambiar', id, { linea: 1, origen: 'Central', series: [serie] });
    await spine.issue(SYSTEM, 'move-rma-stock', {
      accion: 'moverporrma',
      producto: '2',
      rma: String(id),
      n: 1,
      inverso: false,
    });
  };
  const owner = async (serie: string) => (await spine.state(serialClaim.aggregate, `2-${serie}`)).dueno;
  return { ...spine, begin, exchange, owner };
}
const lent = { linea: 1, producto: '2', origen: 'Central', series: ['p1'], hasta: '2026-01-20' };

test('a unit that is lent leaves once, with its serial, and is free when it is back', async () => {
  const { step, issue, state, orderFor, validate } = await diagnosed();
  expect(await step('lend-rma-unit', 'prestar', 1, { ...lent, origen: 'Norte' })).toMatchObject({
    codigo: 'STOCK_INSUFICIENTE',
  });
  expect(await step('lend-rma-unit', 'prestar', 1, { ...lent, series: ['A2'] })).toMatchObject({
    codigo: 'SERIE_USADA',
  });
  expect(await step('lend-rma-unit', 'prestar', 1, lent)).toMatchObject({ ok: true });
  expect(await step('lend-rma-unit', 'prestar', 1, { ...lent, hasta: '2026-01-21' })).toMatchObject({ ok: true });
  const move = (n: number, inverso: boolean) =>
    issue(SYSTEM, 'move-rma-stock', { accion: 'moverporrma', producto: '2', rma: '1', n, inverso });
  await move(1, false);
  expect((await state(stock, '2')).bodegas).toMatchObject({ Central: { fisico: 4 }, RMA: { fisico: 0 } });
  const other = Number((await orderFor({ 2: 2 })).number);
  await validate(other);
  const pick = (name: string, accion: string, more = {}) => issue(PICKER, name, { accion, pedido: other, ...more });
  await pick('take-picking', 'tomar');
  const scan = () => pick('scan-line', 'escanear', { codigo: 'P1', serie: 'P1' });
  expect(await scan()).toMatchObject({ mensaje: 'La serie P1 ya salió en el RMA N° 1.' });
  const back = (n: number) => step('settle-rma-loan', 'prestamo', 1, { n, paso: 'Devuelto' });
  expect([await back(1), await back(2)]).toMatchObject([{ ok: true }, { ok: true }]);
  await move(1, true);
  expect((await state(stock, '2')).bodegas).toMatchObject({ RMA: { fisico: 1 } });
  expect(await scan()).toMatchObject({ ok: true });
});

test('who does not work in the workshop sees the case of another as none', async () => {
  const { issue } = await diagnosed();
  const leo = person('Ejecutivo de Ventas', { _id: 'leo' });
  expect(await issue(leo, 'lend-rma-unit', { accion: 'prestar', id: 1, ...lent })).toMatchObject({
    codigo: 'RMA_NO_EXISTE',
  });
  expect(await issue(STE, 'lend-rma-unit', { accion: 'prestar', id: 9, ...lent })).toMatchObject({
    codigo: 'RMA_NO_EXISTE',
  });
});

test('an exchange that is undone gives the serial back to what it had left by: an order, or an earlier case', async () => {
  const { begin, exchange, step, owner, open, item, pedido } = await diagnosed();
  await exchange(1, 'B1');
  expect([await owner('A1'), await owner('B1')]).toEqual(['rma:1', 'rma:1']);
  // The replacement fails too.
  await begin(2, { serie: 'B1' });
  await exchange(2, 'C1');
  expect(await owner('B1')).toBe('rma:2');
  await step('undo-rma-movement', 'deshacer', 2, { n: 1, motivo: 'Estaba buena' });
  expect(await owner('B1')).toBe('rma:1');
  await step('resolve-rma', 'resolver', 2, { resolucion: 'Sin Falla', detalle: 'Funciona' });
  await step('deliver-rma', 'entregar', 2, { recibe: 'Ana' });
  // The customer has it again, by the sale of the first unit.
  expect(await open([item({ serie: 'B1' })])).toMatchObject({ ok: true, number: 3 });
  await step('undo-rma-movement', 'deshacer', 1, { n: 1, motivo: 'Otra' });
  expect(await owner('A1')).toBe(String(pedido));
});
