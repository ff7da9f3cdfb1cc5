import { unmet } from '@power/domain/inventory/unmet/unmet';
import { streamOf } from '@power/domain/kernel/aggregate';
import { quotation } from '@power/domain/quotations/quotation';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

test('what a refused validation lacked is noted once, however often it is tried', async () => {
  const spine = await stockedSpine([10, 0]);
  const { number } = await spine.orderFor({ 1: 3, 2: 1 });
  await spine.validate(number);
  await spine.validate(number);
  const noted = () => spine.log.read(streamOf(unmet, String(number)));
  expect((await noted()).map(({ data }) => data)).toEqual([
    {
      pedido: String(number),
      bodega: 'Central',
      lineas: [{ producto: expect.objectContaining({ part_number: 'PN-1' }), solicitado: 1, disponible: 0 }],
    },
  ]);
  // Other refusals say nothing about stock.
  const other = await spine.orderFor({ 1: 1 });
  await spine.issue(person('Administrador'), 'cancel-order', {
    accion: 'anular',
    codigo_sap: other.codigo_sap,
    motivo: 'Cliente desiste',
  });
  expect(await spine.validate(other.number)).toMatchObject({ ok: false });
  expect(await spine.log.read(streamOf(unmet, String(other.number)))).toEqual([]);
});

test('a quotation given up for want of stock says what was missing', async () => {
  const spine = await stockedSpine([10, 2]);
  const cancelled = async (motivo: string) => {
    const { number } = await spine.must('create-quotation', {
      accion: 'crearsistema',
      cotizacion: {
        cliente: spine.cliente,
        bodega_entrega: 'Central',
        productos_cotizacion: [1, 2].map((n) => ({ producto: String(n), cantidad: 5, valor_propuesto: 5000 })),
      },
    });
    await spine.must('cancel-quotation', { id: number, motivo });
    return (await spine.log.read(streamOf(quotation, String(number)))).at(-1)!.data;
  };
  expect(await cancelled('Precio')).not.toHaveProperty('faltantes');
  expect(await cancelled('sin stock: llegan en marzo')).toMatchObject({
    faltantes: [{ producto: { _id: '2' }, solicitado: 5, disponible: 2 }],
  });
});
