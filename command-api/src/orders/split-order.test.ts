import { order, type OrderState } from '@power/domain/streams/order/order';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

const ADMIN = person('Administrador');

test('part of an order becomes another: nothing is lost or sold twice, and a repeat answers the same', async () => {
  const { orderFor, ...spine } = await stockedSpine([10, 10]);
  const { number } = await orderFor({ 1: 4, 2: 2 });
  const before = await spine.state<OrderState>(order, String(number));
  const split = (lineas: object[], commandId?: string) =>
    spine.issue(ADMIN, 'split-order', { accion: 'dividir', id: number, lineas }, commandId);
  expect(await split([{ linea: 1, cantidad: 5 }])).toMatchObject({ ok: false, codigo: 'LINEA_NO_EXISTE' });
  const all = [
    { linea: 1, cantidad: 4 },
    { linea: 2, cantidad: 2 },
  ];
  expect(await split(all)).toMatchObject({ ok: false, codigo: 'NADA_QUEDA' });
  const reply = await split(
    [
      { linea: 1, cantidad: 3 },
      { linea: 2, cantidad: 2 },
    ],
    'split-1',
  );
  expect(reply).toMatchObject({ ok: true });
  expect(
    await split(
      [
        { linea: 1, cantidad: 3 },
        { linea: 2, cantidad: 2 },
      ],
      'split-1',
    ),
  ).toMatchObject({
    ok: true,
    number: reply.number,
  });
  const [rest, made] = await Promise.all([number, reply.number].map((n) => spine.state<OrderState>(order, String(n))));
  const units = (o: OrderState) => o!.productos_pedido.map((l) => [l.linea, l.producto.part_number, l.cantidad]);
  expect(units(rest)).toEqual([[1, 'PN-0', 1]]);
  expect(units(made)).toEqual([
    [1, 'PN-0', 3],
    [2, 'PN-1', 2],
  ]);
  expect(rest!.neto + made!.neto).toBe(before!.neto);
  expect(made).toMatchObject({
    estatus: 'Pendiente Validacion Administrativa',
    client: before!.client,
    chat_validacion: [],
  });
  expect(made!.codigo_sap).not.toBe(rest!.codigo_sap);
  const open = { accion: 'abrirdivision', pedido: number, number: reply.number };
  expect(await spine.issue(ADMIN, 'open-split-order', open)).toMatchObject({ ok: true });
  expect(await spine.issue(ADMIN, 'open-split-order', { ...open, number: 999 })).toMatchObject({ ok: false });
  const validate = (pedido: unknown) =>
    spine.issue(ADMIN, 'validate-order', { accion: 'validarpago', pedido, textoValidacion: 'ok' });
  expect(await validate(reply.number)).toMatchObject({ ok: true });
  expect(
    await spine.issue(ADMIN, 'split-order', {
      accion: 'dividir',
      id: reply.number,
      lineas: [{ linea: 1, cantidad: 1 }],
    }),
  ).toMatchObject({
    ok: false,
    codigo: 'ESTADO_NO_PERMITE',
  });
});
