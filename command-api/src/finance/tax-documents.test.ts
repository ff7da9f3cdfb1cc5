import { CreditNoteIssued } from '@power/domain/streams/order/tax-events';
import { order } from '@power/domain/streams/order/order';
import type { Points } from '@power/domain/points/points';
import { points } from '@power/domain/points/points';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

const finance = person('Finanzas');

/** An order of three cameras and a cable, billed without work of the warehouse. */
async function billed() {
  const spine = await stockedSpine([50, 50]);
  const { number } = await spine.orderFor({ 1: 3, 2: 1 });
  await spine.validate(number);
  const credit = (more: object = {}, id?: string) =>
    spine.issue(
      finance,
      'issue-credit-note',
      { accion: 'nota_credito', pedido: number, motivo: 'Devolución', ...more },
      id,
    );
  const invoice = () => spine.must('invoice-order', { pedido: number, sin_picking: true });
  return { ...spine, number, credit, invoice };
}

test('credit notes take back what was billed, line by line, and never more; a refused one draws no folio', async () => {
  const { credit, invoice, state, number, log } = await billed();
  expect(await credit()).toMatchObject({ codigo: 'ESTADO_NO_PERMITE' });
  await invoice();
  expect(await credit({ lineas: [{ linea: 1, cantidad: 4 }] })).toMatchObject({ codigo: 'CANTIDAD_EXCEDE' });
  expect(await credit({ lineas: [{ linea: 9, cantidad: 1 }] })).toMatchObject({ codigo: 'LINEA_NO_EXISTE' });
  const twice = [
    { linea: 1, cantidad: 1 },
    { linea: 1, cantidad: 1 },
  ];
  expect(await credit({ lineas: twice })).toMatchObject({ codigo: 'LINEA_REPETIDA' });
  expect(await credit({ lineas: [{ linea: 1, cantidad: 2 }] }, 'nc-1')).toMatchObject({ ok: true, folio: 1 });
  // The same again is the same note.
  expect(await credit({ lineas: [{ linea: 1, cantidad: 2 }] }, 'nc-1')).toMatchObject({ ok: true, folio: 1 });
  expect(await credit({ lineas: [{ linea: 1, cantidad: 2 }] })).toMatchObject({ codigo: 'CANTIDAD_EXCEDE' });
  expect(await credit()).toMatchObject({ ok: true, folio: 2 });
  expect(await credit()).toMatchObject({ codigo: 'ESTADO_NO_PERMITE' });
  const { factura, notas_credito } = (await state(order, String(number)))!;
  expect(notas_credito!.reduce((sum, { total }) => sum + total, 0)).toBe(factura!.total);
  const told = (await log.read(`order-${String(number)}`)).filter(({ type }) => type === CreditNoteIssued.type);
  // Price and cost are those of the document.
  const lines = told.map(({ data }) => (data as ReturnType<typeof CreditNoteIssued>['data']).lineas);
  expect(lines.map((of) => of.map(({ linea, cantidad }) => [linea, cantidad]))).toEqual([
    [[1, 2]],
    [
      [1, 1],
      [2, 1],
    ],
  ]);
});

test('of people who take back the same at once, one does', async () => {
  const { credit, invoice } = await billed();
  await invoice();
  const replies = await Promise.all(Array.from({ length: 4 }, () => credit()));
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
});

test('nobody pays what a credit note took back', async () => {
  const { credit, invoice, issue, state, number } = await billed();
  await invoice();
  const { factura } = (await state(order, String(number)))!;
  await credit({ lineas: [{ linea: 1, cantidad: 3 }] });
  const credited = (await state(order, String(number)))!.notas_credito![0]!.total;
  const pay = (more: object = {}) =>
    issue(finance, 'register-customer-payment', { accion: 'cliente', pedido: number, fecha: '2026-01-05', ...more });
  expect(await pay({ monto: factura!.total })).toMatchObject({ codigo: 'PAGO_EXCEDE' });
  expect(await pay({ monto: factura!.total - credited })).toMatchObject({ ok: true });
  expect(await pay()).toMatchObject({ codigo: 'YA_PAGADA' });
});

test('Pesos Mobile that an order earned go in proportion, once, and no further than the customer has them', async () => {
  const { credit, invoice, issue, state, number, cliente } = await billed();
  const settle = () =>
    issue(person('Administrador'), 'settle-order-points', {
      accion: 'cuadrarpedido',
      cliente,
      pedido: String(number),
    });
  const withdraw = () =>
    issue(person('Administrador'), 'withdraw-order-points', { accion: 'descontarpedido', pedido: String(number) });
  await invoice();
  await settle();
  const { neto } = (await state(order, String(number)))!.factura!;
  const before = (await state<Points>(points, String(cliente))).saldo;
  expect(before).toBe(Math.floor(neto / 100));
  await credit({ lineas: [{ linea: 1, cantidad: 1 }] });
  await withdraw();
  await withdraw();
  const [note] = (await state(order, String(number)))!.notas_credito!;
  expect((await state<Points>(points, String(cliente))).saldo).toBe(Math.floor((before * (neto - note!.neto)) / neto));
  await credit();
  await withdraw();
  expect(await state<Points>(points, String(cliente))).toMatchObject({ saldo: 0, lotes: [] });
});

test('goods that leave the house get one guide, drawn once; those that are fetched get none', async () => {
  const spine = await stockedSpine([10]);
  const { number: fetched } = await spine.orderFor({ 1: 1 });
  await spine.validate(fetched);
  const guide = (pedido: unknown, who = person('Jefe de Bodega')) =>
    spine.issue(who, 'issue-dispatch-guide', { accion: 'guia_despacho', pedido });
  expect(await guide(fetched)).toMatchObject({ codigo: 'ESTADO_NO_PERMITE' });
  const { number } = await spine.must('create-order', {
    accion: 'crearsistema',
    pedido: {
      cliente: spine.cliente,
      tipo_entrega: 'DESPACHO',
      bodega_entrega: 'Central',
      direccion_despacho: { calle: 'Los Aromos 1', comuna: 'Talca', region: 'Maule', referencia: '' },
      productos_pedido: [{ producto: '1', cantidad: 3, precio_venta: 100_000 }],
    },
  });
  await spine.validate(number);
  const pick = (accion: string, name: string, more = {}) =>
    spine.issue(person('Bodega'), name, { accion, pedido: number, ...more });
  await pick('tomar', 'take-picking');
  await pick('escanear', 'scan-line', { codigo: 'P0', cantidad: 2 });
  await pick('faltante', 'report-shortage', { linea: 1, motivo: 'No está' });
  expect(await guide(number)).toMatchObject({ codigo: 'ESTADO_NO_PERMITE' });
  expect(await pick('terminar', 'finish-picking')).toMatchObject({ estatus: 'Pendiente Despacho' });
  const replies = await Promise.all([guide(number), guide(number)]);
  expect(replies.filter(({ ok }) => ok)).toMatchObject([{ folio: 1 }]);
  expect((await spine.state(order, String(number)))!.guia).toMatchObject({
    folio: 1,
    neto: 200_000,
    lineas: [{ linea: 1, cantidad: 2 }],
  });
});
