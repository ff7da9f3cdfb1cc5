import { SYSTEM } from '@power/domain/kernel/principal';
import { product } from '@power/domain/products/product';
import { typedCost } from '@power/domain/purchasing/landed/landed-cost.testing';
import { landedCost } from '@power/domain/purchasing/landed/landed-cost';
import { purchaseOrder } from '@power/domain/purchasing/orders/purchase-order';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

const ADMIN = person('Administrador');
const LOGISTICS = person('Jefe de Logistica');

/** Two products, twenty units of each in stock at 500; ten of each came by an order that is whole. */
async function received() {
  const spine = await stockedSpine([20, 20]);
  const { must, issue } = spine;
  const products = ['1', '2'];
  await must('create-purchase-order', {
    orden: {
      proveedor: 'Hikvision Ltd',
      marca: 'M',
      moneda: 'USD',
      incoterm: 'FOB',
      etd: null,
      eta: null,
      lineas: products.map((producto) => ({ producto, cantidad: 10, precio: 1 })),
    },
  });
  for (const accion of ['emitir', 'confirmar']) {
    const name = { emitir: 'issue-purchase-order', confirmar: 'confirm-purchase-order' }[accion]!;
    await must(name, { accion, id: 1 });
  }
  await must('receive-purchase-order', {
    id: 1,
    bodega: 'Central',
    lineas: [1, 2].map((linea) => ({ linea, cantidad: 10 })),
  });
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
  const follow = async (costeo: number, inverso = false) => {
    for (const producto of products)
      for (const _ of [1, 2])
        await issue(
          SYSTEM,
          'apply-landed-cost',
          { accion: 'aplicar', producto, costeo, inverso },
          `${costeo}/${producto}/${inverso}`,
        );
  };
  return { ...spine, order, pmp, costed, post, revert, follow };
}

test('posting moves the average of every product once; reverting is as if nothing had been', async () => {
  const { order, pmp, costed, post, revert, follow, state } = await received();
  const before = await state(product, '1');
  expect(await costed()).toMatchObject({ ok: true, number: 1 });
  expect(await post(1)).toMatchObject({ ok: true });
  expect(await order()).toMatchObject({ estado: 'Costeada', recepciones: [{ costeo: 1 }] });
  await follow(1);
  // (10 × 500 + 10 × 1.000) / 20
  expect(await pmp()).toEqual([750, 750]);
  expect(await revert(1)).toMatchObject({ ok: true });
  await follow(1, true);
  expect(await order()).toMatchObject({ estado: 'Recepcionada', recepciones: [{ costeo: null }] });
  expect(await state(product, '1')).toEqual(before);
});

test('what somebody posted is of that cost: another one is refused and takes nothing', async () => {
  const { costed, post, order, state } = await received();
  await costed();
  await costed();
  await post(1);
  expect(await post(2)).toMatchObject({ ok: false, codigo: 'YA_COSTEADA' });
  expect(await state(landedCost, '2')).toMatchObject({ estado: 'Calculado', aplicado: [] });
  expect(await order()).toMatchObject({ recepciones: [{ costeo: 1 }] });
  expect(await costed()).toMatchObject({ ok: false, codigo: 'SIN_RECEPCION' });
});

test('asked twice it is posted once, and a second request is told that it is', async () => {
  const { costed, issue, post, order } = await received();
  await costed();
  const once = () => issue(LOGISTICS, 'post-landed-cost', { accion: 'contabilizar', id: 1 }, 'same');
  expect(await once()).toMatchObject({ ok: true });
  expect(await once()).toMatchObject({ ok: true });
  expect(await post(1)).toMatchObject({ ok: false, codigo: 'ESTADO_NO_PERMITE' });
  expect(await order()).toMatchObject({ recepciones: [{ costeo: 1 }] });
});

test('nobody but the system moves an average by it', async () => {
  const { costed, post, issue, pmp } = await received();
  await costed();
  await post(1);
  const asked = { accion: 'aplicar', producto: '1', costeo: 1, inverso: false };
  expect(await issue(ADMIN, 'apply-landed-cost', asked)).toMatchObject({ ok: false, codigo: 'SIN_PERMISO' });
  expect(await pmp()).toEqual([500, 500]);
});

test('a refused cost leaves no number behind', async () => {
  const { costed } = await received();
  expect(await costed({ ordenes: ['99'] })).toMatchObject({ ok: false, codigo: 'OC_NO_EXISTE' });
  expect(await costed({ agencia: { monto: 9, moneda: 'CLP', reparto: 'Peso' } })).toMatchObject({
    codigo: 'REPARTO_SIN_BASE',
  });
  expect(await costed()).toMatchObject({ ok: true, number: 1 });
});
