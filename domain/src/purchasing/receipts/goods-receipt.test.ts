import { someone } from '../../kernel/decision.testing.ts';
import { SYSTEM } from '../../kernel/principal.ts';
import { receivedOrder } from '../landed/landed-cost.testing.ts';
import { goodsReceipt } from './goods-receipt.ts';
import { foldAll } from '../../kernel/scenario.ts';
import type { DomainEvent } from '../../kernel/event.ts';
import { openGoodsReceipt } from './open-goods-receipt.ts';
import { receiptNumber, receiptTitle } from './terms.shared.ts';

const [first] = receivedOrder().recepciones;
const partly = receivedOrder({
  recepciones: [
    { ...first!, lineas: [{ linea: 1, producto_id: '1', cantidad: 40, danado: 2 }] },
    { ...first!, recepcion: 2, lineas: [{ linea: 1, producto_id: '1', cantidad: 63, danado: 0 }] },
  ],
});
const open = (recepcion: number, state?: never, orden: typeof partly | undefined = partly) =>
  openGoodsReceipt.decide(state, { orden: '12', recepcion }, { user: SYSTEM, facts: { orden } } as never);

test('a receipt holds what came of every line beside what was ordered, short and over', () => {
  const differences = (recepcion: number) => {
    const state = foldAll(goodsReceipt, open(recepcion) as DomainEvent[])!;
    return state.lineas.map(({ recibido_antes, cantidad, danado, diferencia }) => [
      recibido_antes,
      cantidad,
      danado,
      diferencia,
    ]);
  };
  expect(differences(1)).toEqual([
    [0, 40, 2, -58],
    [0, 0, 0, -50],
  ]);
  expect(differences(2)).toEqual([
    [42, 63, 0, 5],
    [0, 0, 0, -50],
  ]);
});

test('each reception has one receipt, named by its order and its number', () => {
  expect(receiptNumber('12', 2)).toBe(12_002);
  expect(receiptTitle(12_002)).toBe('Entrada de Mercancía 12-2');
  const state = foldAll(goodsReceipt, open(1) as DomainEvent[]);
  expect(open(1, state as never)).toEqual([]);
  expect(open(3)).toMatchObject({ codigo: 'RECEPCION_NO_EXISTE' });
});

test('only the system opens one', () => {
  expect(openGoodsReceipt.when!(undefined, someone('Administrador'))).toMatchObject({ codigo: 'SIN_PERMISO' });
  expect(openGoodsReceipt.when!(undefined, SYSTEM)).toBeUndefined();
});
