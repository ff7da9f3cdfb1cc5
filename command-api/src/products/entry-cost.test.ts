import { SYSTEM } from '@power/domain/kernel/principal';
import { ProductRepriced } from '@power/domain/products/events';
import { product } from '@power/domain/products/product';
import { person, stockedSpine } from '../kernel/spine.testing.ts';

/** Ten units at 500; `follow` is what the process asks for. */
async function trade() {
  const spine = await stockedSpine([10]);
  spine.pass(1000);
  const follow = (evento: number) =>
    spine.issue(
      SYSTEM,
      'apply-entry-cost',
      { accion: 'costearentrada', producto: '1', evento },
      `entry-costs/stock-1/${evento}`,
    );
  const pmp = async () => (await spine.state(product, '1'))!.pmp;
  const enter = (user: Parameters<typeof spine.issue>[0], more: object) =>
    spine.issue(user, 'receive-stock', {
      producto: '1',
      bodega: 'Central',
      cantidad: 5,
      motivo: 'Compra local',
      ...more,
    });
  return { ...spine, follow, pmp, enter };
}
const admin = person('Administrador');

test('what a local purchase cost reaches the average once, and the rounding is posted', async () => {
  const { enter, follow, pmp, log } = await trade();
  expect(await enter(admin, { costo: 801 })).toMatchObject({ ok: true });
  await follow(1);
  await follow(1);
  // (10 × 500 + 5 × 801) / 15 = 600,333…
  expect(await pmp()).toBe(600.33);
  const moved = (await log.read('product-1')).filter(({ type }) => type === ProductRepriced.type);
  expect(moved).toHaveLength(1);
  expect((moved[0]!.data as ReturnType<typeof ProductRepriced>['data']).valorizacion).toEqual({
    fisico: 15,
    ajuste_stock: 1505,
    redondeo: -0.05,
  });
});

test('an entry without a cost comes at the average; whoever sees no costs types none', async () => {
  const { enter, follow, pmp } = await trade();
  await enter(admin, {});
  await follow(1);
  expect(await pmp()).toBe(500);
  const blind = person('Jefe de Bodega', { permisos: { ...admin.permisos, margenes: false } });
  expect(await enter(blind, { costo: 900 })).toMatchObject({ ok: false, codigo: 'SIN_PERMISO' });
});

test('a note brings its cost, and takes it along when it is annulled', async () => {
  const { must, issue, follow, pmp, pass } = await trade();
  const { number } = await must('create-entrynote', {
    accion: 'nota',
    nota: { bodega: 'Central', motivo: 'Otro', lineas: [{ producto: '1', cantidad: 10, costo: 1000 }] },
    enviar: true,
  });
  const change = (name: string, accion: string, more: object = {}) =>
    issue(person('Jefe de Logistica'), name, { accion, id: number, ...more });
  await change('approve-entrynote', 'aprobar');
  await must('execute-entrynote', { accion: 'ejecutar', id: number });
  const move = (inverso: boolean) =>
    issue(SYSTEM, 'move-note-stock', {
      accion: 'moverpornota',
      producto: '1',
      tipo: 'entrada',
      nota: String(number),
      linea: 1,
      inverso,
    });
  expect(await move(false)).toMatchObject({ ok: true });
  await follow(1);
  expect(await pmp()).toBe(750);
  pass(1000);
  await must('annul-entrynote', { id: number, motivo: 'No era' });
  expect(await move(true)).toMatchObject({ ok: true });
  await follow(2);
  expect(await pmp()).toBe(500);
});
