import { purchaseOrder } from '@power/domain/purchasing/orders/purchase-order';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

const order = {
  proveedor: 'Hangzhou Ltd',
  marca: 'M',
  moneda: 'USD',
  incoterm: 'FOB',
  etd: null,
  eta: null,
  lineas: [{ producto: '1', cantidad: 10, precio: 1 }],
};
const supplier = (razon_social: string, tax_id: string) => ({
  proveedor: { razon_social, pais: 'CN', tax_id, moneda: 'USD', marcas: [] },
});

test('a supplier confirms own orders alone, by the company that the account names', async () => {
  const spine = await stockedSpine([20]);
  await spine.must('create-currency', { moneda: { codigo: 'USD', simbolo: 'US$', nombre: 'Dólar', decimales: 2 } });
  await spine.must('create-country', { pais: { codigo: 'CN', nombre: 'China' } });
  await spine.must('create-supplier', supplier('Hangzhou Ltd', 'T-1'));
  await spine.must('create-supplier', supplier('Otra Ltd', 'T-2'));
  await spine.must('create-purchase-order', { orden: order });
  await spine.must('issue-purchase-order', { accion: 'emitir', id: 1 });
  const confirm = (proveedor_id: string | undefined, perfil: 'Proveedor' | 'Administrador' = 'Proveedor') =>
    spine.issue(person(perfil, { marcas: ['M'], ...(proveedor_id && { proveedor_id }) }), 'confirm-supplier-order', {
      accion: 'confirmarproveedor',
      id: 1,
      despacho: '2199-03-01',
    });
  expect(await confirm('2')).toMatchObject({ ok: false, codigo: 'OC_NO_EXISTE' });
  expect(await confirm('3')).toMatchObject({ ok: false, codigo: 'SIN_EMPRESA' });
  expect(await confirm(undefined)).toMatchObject({ ok: false, codigo: 'SIN_EMPRESA' });
  expect(await spine.state(purchaseOrder, '1')).toMatchObject({ estado: 'Emitida', confirmacion: null });
  expect(await confirm('1')).toMatchObject({ ok: true, mensaje: 'La orden N° 1 fue confirmada' });
  expect(await spine.state(purchaseOrder, '1')).toMatchObject({
    estado: 'Confirmada',
    etd: '2199-03-01',
    confirmacion: { despacho: '2199-03-01' },
  });
});
