import { dispatchOrder } from '../dispatches/dispatch-order.ts';
import { invoiceOrder } from '../finance/invoice-order.ts';
import { refusal, someone, Story } from '../kernel/decision.testing.ts';
import { permisosOf } from '../kernel/perfiles.ts';
import { decideGiven } from '../kernel/scenario.ts';
import { approvePrices } from './approve-prices.ts';
import { cancelOrder } from './cancel-order.ts';
import { deliverOrder } from './deliver-order.ts';
import { editLines } from './edit-lines.ts';
import { editOrder } from './edit-order.ts';
import { created, goods, inRoom, invoiced, lineOf, taken, validated } from './order.testing.ts';
import { byProduct } from '../streams/order/order.ts';
import { after } from './order.testing.ts';
import { validateOrder } from './validate-order.ts';

/** What people read after a decision on an order, word by word. */

const facts = { pedido: '77' };
const admin = someone('Administrador');
const seller = someone('Ejecutivo de Ventas', { _id: 'u-ejecutivo' });
const CANCEL = { accion: 'anular', codigo_sap: '5000077', motivo: 'Error' } as const;
const DELIVER = { accion: 'entregar', codigo_sap: '5000077' } as const;
const INVOICE = { folio: 501, productos: {}, direccion: null };
const EDIT = { accion: 'simple', id: 77, pedido: { orden_compra: 'OC-9' } } as const;
const line = (producto: string, cantidad: number, precio_venta = 1000) => ({ producto, cantidad, precio_venta });
const known = {
  1: { producto: goods('1'), bloqueado: false, activo: true, lista: 1000, pmp: 500 },
  2: { producto: goods('2'), bloqueado: true, activo: true, lista: 1000, pmp: 500 },
};
const cancelled = () => {
  const story = new Story(validated());
  const said = story.does(cancelOrder, { request: CANCEL, user: admin, facts });
  return { said, log: story.log };
};
const see = (log: Story['log']) => ({
  stock: { 1: { fisico: 9, comprometido: 0, disponible: 9 } },
  bodega: 'Central',
  movimientos: byProduct(after(log), ({ cantidad }) => cantidad),
  validacion: 'v1',
});
const VALIDATE = { accion: 'validarpago', pedido: 77, textoValidacion: 'ok' } as const;

describe('done', () => {
  test('cancelled, edited, its lines changed', () => {
    expect(cancelled().said).toEqual({ mensaje: 'El Pedido N° 77 fue anulado' });
    const story = new Story([created()]);
    expect(story.does(editOrder, { request: EDIT, user: seller, facts: undefined })).toEqual({
      mensaje: 'Pedido N° 77 modificado correctamente',
    });
    const request = { accion: 'lineas' as const, id: 77, productos_pedido: [{ linea: 1, ...line('1', 5) }] };
    expect(story.does(editLines, { request, user: seller, facts: known })).toEqual({
      mensaje: 'Las líneas del Pedido N° 77 fueron modificadas',
    });
  });

  test('validated: to the warehouse, or to be billed where there is only work', () => {
    const work = [created({ productos_pedido: [lineOf(1, goods('9', { servicio: true }), 4)] })];
    const said = (log: Story['log']) =>
      new Story(log).does(validateOrder, { request: VALIDATE, user: someone('Cobrador'), facts: see(log) });
    expect(said([created()]).mensaje).toBe('El Pedido fue validado y quedó disponible para Picking');
    expect(said(work).mensaje).toBe('El Pedido fue validado y quedó listo para facturar: sólo lleva servicios');
  });

  test('billed, with the document that it got; sent out', () => {
    const story = new Story(inRoom());
    const request = { pedido: 77, tipo_dte: 39 as const };
    expect(story.does(invoiceOrder, { request, user: someone('Finanzas'), facts: INVOICE })).toEqual({
      mensaje: 'El Pedido N° 77 fue facturado: Boleta con folio 501',
      folio: 501,
      tipo_dte: 39,
      estatus: 'Entregado a Sala',
    });
    expect(story.log.at(-1)!.data).toMatchObject({ cliente: { region: null, comuna: null } });
    const packed = invoiced(0, { tipo_entrega: 'DESPACHO' }).map((e) =>
      e.type === 'OrderReadyInRoom'
        ? { type: 'OrderReadyForDispatch', data: { ...(e.data as object), estatus: 'Pendiente Despacho' } }
        : e.type === 'OrderInvoiced'
          ? { ...e, data: { ...(e.data as object), estatus: 'Pendiente Despacho' } }
          : e,
    );
    const out = { accion: 'salida' as const, pedido: 77, chofer: 'Juan' };
    expect(
      new Story(packed).does(dispatchOrder, { request: out, user: someone('Bodega y Despacho'), facts: undefined }),
    ).toEqual({ mensaje: 'El Pedido N° 77 salió a despacho' });
  });
});

describe('refused', () => {
  test('a cancelled order is neither billed, handed over, sent out nor validated', () => {
    const { log } = cancelled();
    const bill = decideGiven(invoiceOrder, log, { request: { pedido: 77 }, user: someone('Finanzas'), facts: INVOICE });
    expect(refusal(bill)).toMatchObject({ titulo: 'El pedido no fue facturado', mensaje: 'El pedido está anulado' });
    expect(refusal(decideGiven(deliverOrder, log, { request: DELIVER, user: admin, facts })).mensaje).toBe(
      'El pedido está anulado',
    );
    const out = { accion: 'salida' as const, pedido: 77, chofer: 'Juan' };
    expect(refusal(decideGiven(dispatchOrder, log, { request: out, user: admin, facts: undefined })).mensaje).toBe(
      'El Pedido N° 77 no está pendiente de despacho: su estado es Anulado.',
    );
    expect(refusal(decideGiven(validateOrder, log, { request: VALIDATE, user: admin, facts: see(log) })).titulo).toBe(
      'Validar Pedido',
    );
  });

  test('too early to be billed, with picking or without; too early to be handed over', () => {
    const bill = (log: Story['log'], sin_picking: boolean) =>
      refusal(decideGiven(invoiceOrder, log, { request: { pedido: 77, sin_picking }, user: admin, facts: INVOICE }))
        .mensaje;
    expect(bill(inRoom(), true)).toBe(
      'Solo se factura sin picking un pedido en Pendiente Picking; está en Entregado a Sala.',
    );
    expect(bill(validated(), false)).toBe('El pedido aún no está preparado: su estado es Pendiente Picking.');
    const billed = after(inRoom());
    const road = { ...billed, facturado: true, estatus: 'Pendiente Despacho' as const };
    expect(deliverOrder.when!(road, admin)).toMatchObject({
      mensaje: 'El pedido está en estado Pendiente Despacho: se entrega desde la sala o desde la ruta.',
    });
  });

  test('a seller cancels no order that the warehouse has already', () => {
    expect(refusal(decideGiven(cancelOrder, validated(), { request: CANCEL, user: seller, facts }))).toMatchObject({
      titulo: 'El pedido no se puede anular',
      mensaje: 'El Pedido N° 77 ya fue validado. Pide a bodega que lo anule.',
    });
  });

  test('the payment condition is for those with its flag; the warehouse stands once goods are committed there', () => {
    const bound = { ...seller, permisos: { ...permisosOf('Ejecutivo de Ventas'), condicionpago: false } };
    const edit = (log: Story['log'], pedido: object, user = bound) =>
      decideGiven(editOrder, log, { request: { accion: 'simple', id: 77, pedido }, user, facts: undefined });
    expect(refusal(edit([created()], { condicion_pago: '090' }))).toMatchObject({
      codigo: 'SIN_PERMISO',
      titulo: 'No se puede modificar el pedido',
      mensaje: 'Tu perfil no puede cambiar la condición de pago.',
    });
    expect(edit([created()], { orden_compra: 'OC-1' })).toHaveLength(1);
    expect(refusal(edit(validated(), { bodega_entrega: 'Norte' }, admin)).mensaje).toBe(
      'El stock ya está comprometido en la bodega de entrega: anula el pedido y créalo de nuevo.',
    );
    expect(refusal(edit([created()], { tipo_entrega: 'COURIER' })).codigo).toBe('PEDIDO_INVALIDO');
    expect(edit([created()], { tipo_entrega: 'RETIRO EN SALA' })).toHaveLength(1);
  });

  test('lines that are others by now, and what may not be sold', () => {
    const edit = (productos_pedido: object[]) =>
      refusal(
        decideGiven(editLines, [created()], {
          request: { accion: 'lineas', id: 77, productos_pedido: productos_pedido as never },
          user: seller,
          facts: known,
        }),
      );
    expect(edit([{ linea: 9, ...line('1', 1) }]).mensaje).toBe(
      'Las líneas del Pedido N° 77 son otras. Ábrelo de nuevo.',
    );
    expect(edit([line('2', 1)])).toMatchObject({ codigo: 'PEDIDO_INVALIDO', titulo: 'Las líneas no se modificaron' });
    expect(edit([line('1', 100_000, 10_000_000), line('1', 1, 1)]).mensaje).toBe(
      'El total del pedido es demasiado alto. Revisa precios y cantidades.',
    );
  });

  test('prices of an order that is on its way, or of which none waits', () => {
    const approve = (log: Story['log']) =>
      refusal(
        decideGiven(approvePrices, log, {
          request: { accion: 'aprobarprecios', pedido: 77 },
          user: admin,
          facts: undefined,
        }),
      ).mensaje;
    expect(approve(taken())).toBe('El Pedido N° 77 está en estado En Picking: sus precios ya no se aprueban.');
    expect(approve([created({ estatus: 'Pendiente Pago Web' })])).toBe('El Pedido N° 77 no tiene precios por aprobar.');
  });
});
