/** Invented demo data: writes the orders of the shift at `until`, oldest first. */
import { isExempt } from '../paperwork.ts';
import type { DemoCustomer } from '../customers/customers.ts';
import type { Rng } from '../random.ts';
import { deliveryOf, methodOf, warehouseOf, type Market } from './basket.ts';
import type { OrderPlan, TipoEntrega } from './plan.ts';
import { deliveryFor, type Scene } from './scenes.ts';
import { webmaster } from './crew.ts';
import { onTheWeb, shopLines } from './web.ts';
import { play, rolesOf, type Shift } from './shift.ts';
import type { Stock } from './stock.ts';

/** A customer that can have goods delivered in that way: only those of the capital come to the room. */
function customerFor(tipo: TipoEntrega | undefined, web: boolean, market: Market, rng: Rng): DemoCustomer {
  for (let tries = 0; tries < 200; tries++) {
    const customer = market.customer(rng);
    if (web && (isExempt(customer) || customer.segmento === 'Municipalidad')) continue;
    if (!tipo?.endsWith('SALA') || customer.region === 'Metropolitana de Santiago') return customer;
  }
  throw new RangeError('faltan clientes de la capital');
}

/** The orders of the shift, numbered from `firstNumber`; those that wait to be refused take no stock. */
export function runningShift(
  scenes: readonly Scene[],
  shift: Shift,
  market: Market,
  stock: Stock,
  firstNumber: number,
  rng: Rng,
): OrderPlan[] {
  const begun = new Map<Scene, number>();
  return rolesOf(scenes, shift, rng).map((role, i) => {
    const { scene, ages } = role;
    const nth = begun.get(scene) ?? 0;
    begun.set(scene, nth + 1);
    const wished = deliveryFor(scene, nth, rng);
    const web = scene === 'por_pagar_web' || scene === 'pagado_web';
    const customer = customerFor(wished, web, market, rng);
    const tipo_entrega = wished ?? deliveryOf(customer, rng);
    const refused = scene === 'sin_stock' || scene === 'comprometido';
    const bodega = refused ? 'BOD' : warehouseOf(customer, tipo_entrega, rng);
    let lineas = market.lines(customer, bodega, stock, rng);
    while (web && shopLines({ lineas }, shift.productOf).length === 0)
      lineas = market.lines(customer, bodega, stock, rng);
    if (!refused) for (const line of lineas) stock.take(bodega, line.producto, line.cantidad);
    const plan: OrderPlan = {
      tipo: 'pedido',
      number: firstNumber + i,
      at: new Date(shift.until - Math.round(ages.creado * 60_000)).toISOString(),
      ejecutivo: customer.ejecutivo,
      cliente: customer.codigo_sap,
      lineas,
      tipo_entrega,
      condicion_pago: customer.condicion_pago,
      metodo_pago: methodOf(customer.condicion_pago, rng),
      bodega,
      neto: lineas.reduce((sum, line) => sum + line.cantidad * line.precio_venta, 0),
      mensajes: [],
      estatus: '',
      turno: true,
      ...(refused ? { escenario: scene } : {}),
    };
    const own = web ? onTheWeb(plan, customer, shift.productOf, rng) : plan;
    if (own.web && scene === 'pagado_web')
      own.web.pagado = { at: new Date(Date.parse(own.at) + 60_000).toISOString(), by: webmaster() };
    return play(own, role, shift, rng);
  });
}
