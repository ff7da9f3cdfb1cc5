import { departureOf } from '../departure.ts';
import { purchaseOrderOf, tipoDteOf } from '../paperwork.ts';
import { priceApprover } from '../story/crew.ts';
import { isRoom, type OrderPlan } from '../story/plan.ts';
import type { Step } from '../story/timeline.ts';
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

function creation(plan: OrderPlan, directory: Directory): object {
  const customer = directory.customerData(plan.cliente);
  const { direccion, comuna, region } = customer;
  const orden_compra = purchaseOrderOf(customer, plan.number, plan.at);
  return {
    accion: 'crearsistema',
    pedido: {
      cliente: String(directory.customer(plan.cliente)),
      metodo_pago: plan.metodo_pago,
      tipo_entrega: plan.tipo_entrega,
      bodega_entrega: plan.bodega,
      ...(!isRoom(plan.tipo_entrega) && { direccion_despacho: { calle: direccion, comuna, region } }),
      ...(orden_compra && { orden_compra }),
      productos_pedido: plan.lineas.map(({ producto, precio_venta, cantidad }) => ({
        producto: String(directory.product(producto)),
        precio_venta,
        cantidad,
      })),
    },
  };
}

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
  const tipo_dte = tipoDteOf(directory.customerData(plan.cliente).legalcode);
  switch (step.paso) {
    case 'crear':
      return one('create-order', creation(plan, directory));
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
