import { SYSTEM } from '@power/domain/kernel/principal';
import { product } from '@power/domain/products/product';
import { typedCost } from '@power/domain/purchasing/landed/landed-cost.testing';
import { orderTitle } from '@power/domain/purchasing/orders/parts';
import { purchaseOrder } from '@power/domain/purchasing/orders/purchase-order';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

const LOGISTICS = person('Jefe de Logistica');

/** What is asked of a supplier: so many of each product, a dollar apiece. */
export const orderOf = (products: readonly string[], cantidad: number) => ({
  orden: {
    proveedor: 'Hikvision Ltd',
    marca: 'M',
    moneda: 'USD',
    incoterm: 'FOB',
    etd: null,
    eta: null,
    lineas: products.map((producto) => ({ producto, cantidad, precio: 1 })),
  },
});

/** Two products, twenty units of each in stock at 500; ten of each came by an order that is whole, or are still to enter. */
export async function received(entered = true) {
  const spine = await stockedSpine([10, 10]);
  const { must, issue } = spine;
  const products = ['1', '2'];
  await must('create-purchase-order', orderOf(products, 10));
  for (const accion of ['emitir', 'confirmar']) {
    const name = { emitir: 'issue-purchase-order', confirmar: 'confirm-purchase-order' }[accion]!;
    await must(name, { accion, id: 1 });
  }
  await must('receive-purchase-order', {
    id: 1,
    bodega: 'Central',
    lineas: [1, 2].map((linea) => ({ linea, cantidad: 10 })),
  });
  /** What the process that follows receptions asks for. */
  const enter = async (orden = 1, cantidad = 10, came = products) => {
    for (const producto of came)
      await issue(SYSTEM, 'receive-stock', {
        producto,
        bodega: 'Central',
        cantidad,
        motivo: 'Recepción de orden de compra',
        documento: orderTitle(orden),
      });
  };
  if (entered) await enter();
  const order = () => spine.state(purchaseOrder, '1');
  const pmp = async () => Promise.all(products.map(async (id) => (await spine.state(product, id))!.pmp));
  const costed = (more: object = {}) =>
    issue(LOGISTICS, 'create-landed-cost', {
      costo: typedCost({
        ordenes: ['1'],
        tipo_cambio: 1000,
        flete: { monto: 0, moneda: 'CLP', reparto: 'Valor' },
        seguro: { monto: 0, moneda: 'CLP', reparto: 'Valor' },
        ad_valorem_porcentaje: 0,
        ...more,
      }),
      real: true,
    });
  const post = (id: number) => issue(LOGISTICS, 'post-landed-cost', { accion: 'contabilizar', id });
  const revert = (id: number) =>
    issue(person('Finanzas'), 'revert-landed-cost', { accion: 'revertir', id, motivo: 'Otra factura' });
  /** What the process that follows landed costs asks for; twice, as it may after a crash. */
  const follow = async (costeo: number, inverso = false, complemento?: number) => {
    for (const producto of products)
      for (const _ of [1, 2])
        await issue(
          SYSTEM,
          'apply-landed-cost',
          { accion: 'aplicar', producto, costeo, inverso, ...(complemento && { complemento }) },
          `${costeo}/${producto}/${inverso}/${complemento}`,
        );
  };
  return { ...spine, enter, order, pmp, costed, post, revert, follow };
}
