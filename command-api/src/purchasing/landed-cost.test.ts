import { product } from '@power/domain/products/product';
import { landedCost } from '@power/domain/purchasing/landed/landed-cost';
import { person } from '../kernel/spine.testing.ts';
import { received } from './received-cost.testing.ts';

const ADMIN = person('Administrador');
const LOGISTICS = person('Jefe de Logistica');

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

test('rejects posting when the goods are not in stock yet, and takes no reception', async () => {
  const { costed, post, enter, follow, order, pmp } = await received(false);
  await costed();
  expect(await post(1)).toMatchObject({
    ok: false,
    codigo: 'STOCK_EN_CAMINO',
    mensaje: expect.stringContaining('Orden de Compra N° 1'),
  });
  expect(await order()).toMatchObject({ estado: 'Recepcionada', recepciones: [{ costeo: null }] });
  await enter();
  expect(await post(1)).toMatchObject({ ok: true });
  await follow(1);
  expect(await pmp()).toEqual([750, 750]);
});
