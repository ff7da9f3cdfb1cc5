import { departureOf } from '../departure.ts';
import { isExempt, purchaseOrderOf, tipoDteOf } from '../paperwork.ts';
import { priceApprover } from '../story/crew.ts';
import { isRoom, type OrderPlan } from '../story/plan.ts';
import type { Step } from '../story/timeline.ts';
import { dueOf } from '../story/web.ts';
import type { Directory } from './directory.ts';

/** A step of an order; `sala` is none of its own, since the end of the picking brings the order there. */
export type OrderStep = Exclude<Step, { paso: 'recepcionar' }>;

export interface Call {
  name: string;
  request: object;
}

/** As internal numbering gives it to an order (command-api/src/kernel/internal-erp.ts): requests name orders by it. */
const FIRST_ERP_CODE = 5_000_000;
const erpCodeOf = (number: number): number => FIRST_ERP_CODE + number;

const picking = (accion: string, plan: OrderPlan, more: object = {}): object => ({
  accion,
  pedido: plan.number,
  ...more,
});

function creation(plan: OrderPlan, directory: Directory): Call {
  const customer = directory.customerData(plan.cliente);
  const { direccion, comuna, region } = customer;
  const orden_compra = purchaseOrderOf(customer, plan.number, plan.at);
  const pedido = {
    cliente: String(directory.customer(plan.cliente)),
    metodo_pago: plan.metodo_pago,
    tipo_entrega: plan.tipo_entrega,
    bodega_entrega: plan.bodega,
    ...(!isRoom(plan.tipo_entrega) && { direccion_despacho: { calle: direccion, comuna, region } }),
    ...(orden_compra && { orden_compra }),
    ...(plan.web && plan.web.puntos > 0 && { puntosUtilizados: plan.web.puntos }),
  };
  const lines = plan.lineas.map(({ producto, precio_venta, cantidad }) => ({
    producto: String(directory.product(producto)),
    cantidad,
    // On the web nobody names a price.
    ...(!plan.web && { precio_venta }),
  }));
  return plan.web
    ? { name: 'create-web-order', request: { accion: 'crearweb', pedido: { ...pedido, productos_pedido: lines } } }
    : { name: 'create-order', request: { accion: 'crearsistema', pedido: { ...pedido, productos_pedido: lines } } };
}

/** Webpay's answer about the card payment of a web order. */
const payment = ({ plan, paso, at }: OrderStep): object =>
  paso === 'pagar'
    ? {
        status: 'AUTHORIZED',
        response_code: 0,
        authorization_code: plan.web?.autorizacion,
        amount: dueOf(plan),
        transaction_date: at,
        card_detail: { card_number: plan.web?.tarjeta },
      }
    : { status: 'FAILED', response_code: -1 };

/** A line without serial numbers is scanned once with its quantity, one with them unit by unit with our own labels. */
function scans({ plan, indice }: OrderStep): Call[] {
  const scan = plan.picking?.escaneos[indice];
  if (!scan) return [];
  const codes = scan.series?.map((serie) => ({ codigo: `S|${scan.producto}|${serie}` })) ?? [
    { codigo: scan.producto, cantidad: scan.cantidad },
  ];
  return codes.map((code) => ({ name: 'scan-line', request: picking('escanear', plan, code) }));
}

/** Prices below list pass half way between the order and its validation, by somebody who may. */
export function priceApproval({ paso, plan, at }: OrderStep): (Call & { by: string; at: string }) | undefined {
  if (paso !== 'validar' || !plan.lineas.some((line) => line.bajo_lista)) return undefined;
  return {
    name: 'approve-prices',
    request: { accion: 'aprobarprecios', pedido: plan.number },
    by: priceApprover(),
    at: new Date((Date.parse(plan.at) + Date.parse(at)) / 2).toISOString(),
  };
}

/** The declared commands that carry out one step. */
export function orderRequests(step: OrderStep, directory: Directory): Call[] {
  const { plan, indice } = step;
  const one = (name: string, request: object): Call[] => [{ name, request }];
  const pedido = plan.number;
  const codigo_sap = erpCodeOf(pedido);
  const customer = directory.customerData(plan.cliente);
  const tipo_dte = tipoDteOf(customer.legalcode, isExempt(customer));
  switch (step.paso) {
    case 'crear':
      return [creation(plan, directory)];
    case 'pagar':
    case 'rechazar':
      return one('settle-web-payment', { accion: 'pagoweb', pedido, pago: payment(step) });
    case 'vencer':
      return one('expire-web-order', { accion: 'vencerpagoweb', pedido });
    case 'mensaje':
      return one('add-order-comment', {
        accion: 'guardarchat',
        tipo: 'pedido',
        pedido,
        texto: plan.mensajes[indice]?.texto,
      });
    case 'validar':
      return one('validate-order', { accion: 'validarpago', pedido, textoValidacion: plan.validado?.comentario });
    case 'tomar':
      return one('take-picking', picking('tomar', plan));
    case 'pausar':
      return one('pause-picking', picking('pausar', plan, { motivo: plan.picking?.pausas[indice]?.motivo }));
    case 'reanudar':
      return one('resume-picking', picking('reanudar', plan));
    case 'escanear':
      return scans(step);
    case 'faltante': {
      const { linea, cantidad, motivo } = plan.picking?.faltantes[indice] ?? {};
      return one('report-shortage', picking('faltante', plan, { linea, cantidad, motivo }));
    }
    case 'terminar':
      return one('finish-picking', picking('terminar', plan));
    case 'sala':
      return [];
    case 'facturar':
      return one('invoice-order', { pedido, tipo_dte });
    case 'facturar_sin_picking':
      return one('invoice-order', { pedido, tipo_dte, sin_picking: true });
    case 'despachar':
      return one('dispatch-order', { accion: 'salida', pedido, ...departureOf(plan.tipo_entrega, plan.number) });
    case 'entregar':
      return one('deliver-order', { accion: 'entregar', codigo_sap });
    case 'anular':
      return one('cancel-order', { accion: 'anular', codigo_sap, motivo: plan.anulado?.motivo });
  }
}

/** Products whose stock the step changes, besides what validating commits; the process that follows orders would do so today. */
export function settled({ paso, plan }: OrderStep): string[] {
  if (paso === 'terminar') return (plan.picking?.faltantes ?? []).map((shortage) => shortage.producto);
  const leaves =
    paso === 'entregar' || paso === 'facturar_sin_picking' || (paso === 'anular' && plan.validado !== undefined);
  return leaves ? plan.lineas.map((line) => line.producto) : [];
}

/** Whether the step gives Pesos Mobile to the customer, or back. */
export const movesPoints = ({ paso, plan }: OrderStep): boolean =>
  paso === 'entregar' ||
  paso === 'facturar_sin_picking' ||
  (['rechazar', 'vencer', 'anular'].includes(paso) && (plan.web?.puntos ?? 0) > 0);
