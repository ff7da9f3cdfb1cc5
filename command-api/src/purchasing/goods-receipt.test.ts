import { SYSTEM } from '@power/domain/kernel/principal';
import { goodsReceipt } from '@power/domain/purchasing/receipts/goods-receipt';
import { person, stockedSpine } from '../kernel/spine.testing.ts';
import { orderOf } from './received-cost.testing.ts';

async function received() {
  const spine = await stockedSpine([20]);
  await spine.must('create-purchase-order', orderOf(['1'], 10));
  await spine.must('issue-purchase-order', { accion: 'emitir', id: 1 });
  for (const cantidad of [4, 6])
    await spine.must('receive-purchase-order', { id: 1, bodega: 'Central', lineas: [{ linea: 1, cantidad }] });
  for (const recepcion of [1, 2, 2]) await spine.issue(SYSTEM, 'open-goods-receipt', { orden: '1', recepcion });
  const post = (id: number, perfil: 'Finanzas' | 'Jefe de Logistica' = 'Finanzas') =>
    spine.issue(person(perfil), 'post-goods-receipt', { accion: 'contabilizar', id });
  return { ...spine, post };
}

test('the ERP numbers every receipt once; who asks again is told its folio', async () => {
  const { post, state } = await received();
  expect(await post(1002)).toMatchObject({ ok: true });
  expect(await post(1001, 'Jefe de Logistica')).toMatchObject({ ok: true });
  expect(await state(goodsReceipt, '1002')).toMatchObject({
    estado: 'Contabilizada',
    folio: 1,
    lineas: [{ diferencia: 0 }],
  });
  expect(await state(goodsReceipt, '1001')).toMatchObject({
    estado: 'Contabilizada',
    folio: 2,
    lineas: [{ diferencia: -6 }],
  });
  const again = await post(1002);
  expect(again).toMatchObject({ ok: false, codigo: 'ESTADO_NO_PERMITE' });
  expect(String(again.mensaje)).toContain('folio 1');
});

test('many people at once tell it once, and a receipt that is not there draws no number', async () => {
  const { post, state } = await received();
  expect(await post(9001)).toMatchObject({ ok: false, codigo: 'ENTRADA_NO_EXISTE' });
  const replies = await Promise.all(Array.from({ length: 4 }, () => post(1001)));
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
  await post(1002);
  expect([(await state(goodsReceipt, '1001'))!.folio, (await state(goodsReceipt, '1002'))!.folio]).toEqual([1, 2]);
});
