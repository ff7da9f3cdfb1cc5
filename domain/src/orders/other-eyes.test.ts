import fc from 'fast-check';
import { someone, Story } from '../kernel/decision.testing.ts';
import { abandonValidation } from './abandon-validation.ts';
import { addOrderComment } from './add-order-comment.ts';
import { shareOut } from '../streams/order/billed.shared.ts';
import { cancelOrder } from './cancel-order.ts';
import { comment } from './comment.ts';
import { deliverOrder } from './deliver-order.ts';
import { truthOf } from './goods.shared.ts';
import { orderCode, readOrderCode } from './order-code.shared.ts';
import { after, created, goods, inRoom, invoiced, lineOf, validated } from './order.testing.ts';
import { shownOrder } from './shown-order.ts';

/** What others are told of an order: the stock, its customer, the printer, the book of sales. */

const facts = { pedido: '77' };
const cancelled = (given: Story['log']): Story['log'] => {
  const story = new Story(given);
  const request = { accion: 'anular' as const, codigo_sap: '5000077', motivo: 'Error' };
  story.does(cancelOrder, { request, user: someone('Administrador'), facts });
  return story.log;
};
const delivered = (): Story['log'] => {
  const story = new Story(invoiced(1));
  const request = { accion: 'entregar' as const, codigo_sap: '5000077' };
  expect(story.does(deliverOrder, { request, user: someone('Jefe de Bodega'), facts })).toEqual({
    mensaje: 'El pedido fue entregado correctamente',
  });
  return story.log;
};

test('the stock hears what an order still wants of a product: what its lines ask for, what was picked after picking', () => {
  const lines = { productos_pedido: [lineOf(1, goods('1'), 3), lineOf(2, goods('2'), 5)] };
  const nothing = { validacion: undefined, abandonadas: [], cantidad: 0 };
  expect(truthOf(undefined, '1')).toEqual({ ...nothing, situacion: 'abierto', bodega: undefined });
  const openOrder = { ...nothing, situacion: 'abierto', bodega: 'Central', cantidad: 3 };
  expect(truthOf(after([created(lines)]), '1')).toEqual(openOrder);
  const held = { validacion: 'v1', abandonadas: [], bodega: 'Central' };
  expect(truthOf(after(validated(lines)), '2')).toEqual({ ...held, situacion: 'vigente', cantidad: 5 });
  expect(truthOf(after(validated(lines)), '9')).toEqual({ ...held, situacion: 'vigente', cantidad: 0 });
  expect(truthOf(after(inRoom(1, lines)), '1')).toEqual({ ...held, situacion: 'vigente', cantidad: 2 });
  expect(truthOf(after(delivered()), '1')).toEqual({ ...held, situacion: 'entregado', cantidad: 2 });
  expect(truthOf(after(cancelled(validated())), '1').situacion).toBe('anulado');
  expect(truthOf(after(cancelled([created()])), '1').situacion).toBe('anulado');
  expect(truthOf({ ...after(validated()), estatus: 'Facturado Sin Picking' }, '1').situacion).toBe('entregado');
});

test('the stock hears of every attempt that was ruled out; of a cancelled order none can validate any more', () => {
  const once = [created(), ...abandonValidation(after([created()]), 'v1')];
  const twice = [...once, ...abandonValidation(after(once), 'v2')];
  expect(truthOf(after(twice), '1').abandonadas).toEqual(['v1', 'v2']);
  expect(abandonValidation(after(cancelled([created()])), 'v1')).toEqual([]);
});

test('a customer sees neither what the house wrote nor what it thought of its prices; the house sees both', () => {
  const line = { ...lineOf(1, goods('1'), 3), precio_lista: 1200, requiere_validacion: true };
  const story = new Story([created({ productos_pedido: [line] })]);
  const request = { accion: 'guardarchat' as const, user: {}, texto: 'Moroso', pedido: 77, tipo: 'pedido' as const };
  story.does(addOrderComment, { request, user: someone('Cobrador'), facts: undefined });
  const o = { ...after(story.log), divisiones: [], adjuntos: [] };
  const house = shownOrder(o, false);
  expect(house).toMatchObject({
    chat_validacion: [{ texto: 'Moroso' }],
    productos_pedido: [{ precio_lista: 1200, requiere_validacion: true }],
    adjuntos: [],
  });
  expect(house).not.toHaveProperty('divisiones');
  const customer = shownOrder(o, true);
  expect(customer).toMatchObject({
    chat_validacion: [],
    productos_pedido: [{ linea: 1, precio_venta: 1000, precio_lista: null, requiere_validacion: false }],
  });
  expect(customer).not.toHaveProperty('adjuntos');
  expect(shownOrder(after([created()]), false)).not.toHaveProperty('adjuntos');
  const enlace = { token: 't', url: 'https://webpay.test', monto: 1, vence: '2026-01-06T00:00:00.000Z' };
  for (const forCustomer of [false, true])
    expect(shownOrder({ ...after([created()])!, enlace }, forCustomer)).not.toHaveProperty('enlace');
});

test('a comment names whom it answers: whoever wrote before, once, without its author', () => {
  const story = new Story([created()]);
  const says = (perfil: 'Cobrador' | 'Finanzas' | 'Bodega') =>
    story.does(addOrderComment, {
      request: { accion: 'guardarchat', user: {}, texto: `De ${perfil}`, pedido: 77, tipo: 'pedido' },
      user: someone(perfil),
      facts: undefined,
    });
  says('Cobrador');
  says('Finanzas');
  says('Cobrador');
  expect(says('Bodega')).toMatchObject({
    mensaje: 'Comentario agregado',
    pedido: { chat_validacion: ['Cobrador', 'Finanzas', 'Cobrador', 'Bodega'].map((p) => ({ texto: `De ${p}` })) },
  });
  const at = '2026-01-05T13:00:00.000Z';
  expect(comment(after(story.log), someone('Finanzas'), at, 'Listo').data).toMatchObject({
    origen: 'chat',
    fecha: at,
    escribieron: ['u-Cobrador', 'u-Bodega'],
  });
});

test('the code on a label is read back as its order, and nothing else is', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 10 ** 15 - 1 }), (n) => readOrderCode(orderCode(n)) === n));
  expect(orderCode(15010)).toBe('P|15010');
  expect(readOrderCode(' p|15010\n')).toBe(15010);
  for (const other of ['15010', 'S|15010', 'P|', 'P|15x', 'XP|15010', 'P|15010|A', 'P|1234567890123456'])
    expect(readOrderCode(other)).toBeUndefined();
});

test('a document’s amount is shared out by line to the peso, no line off by more than one', () => {
  const netos = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(netos, fc.integer({ min: 0, max: 50_000_000 }), (lines, total) => {
      const all = lines.reduce((sum, n) => sum + n, 0);
      const shares = shareOut(total, lines);
      expect(shares.reduce((sum, n) => sum + n, 0)).toBe(all === 0 ? 0 : total);
      shares.forEach((share, i) => expect(Math.abs(share - (all && (total * lines[i]!) / all))).toBeLessThanOrEqual(1));
    }),
  );
  expect(shareOut(119, [50, 50])).toEqual([60, 59]);
  expect(shareOut(100, [0, 0])).toEqual([0, 0]);
});
