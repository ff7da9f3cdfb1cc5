/** Shapes of the invented trading history; instants are ISO UTC, money is whole pesos, people are mail addresses. */
export type TipoEntrega = 'DESPACHO' | 'EN SALA' | 'RETIRO EN SALA' | 'COURIER';

export interface PlannedLine {
  /** `codigo` of the product. */
  producto: string;
  part_number: string;
  cantidad: number;
  /** Net unit price. */
  precio_venta: number;
  /** Below the list of the customer's type: somebody with the flag `validar` approves it before the validation. */
  bajo_lista?: true;
}

export interface Done {
  at: string;
  by: string;
}

export interface Scan {
  at: string;
  linea: number;
  producto: string;
  cantidad: number;
  series?: string[];
}
export interface Shortage {
  at: string;
  linea: number;
  producto: string;
  cantidad: number;
  motivo: string;
}

export interface PickingPlan {
  by: string;
  tomado: string;
  /** A pause without `hasta` still lasts. */
  pausas: { at: string; hasta?: string; motivo: string }[];
  /** `linea` counts the lines of the order from 1; units with a serial number are listed in `series`, one each. */
  escaneos: Scan[];
  faltantes: Shortage[];
  terminado?: string;
}

/** What became of the card payment of an order that was made on the web; none of these: it is still awaited. */
export interface WebPlan {
  pagado?: Done;
  rechazado?: Done;
  /** Nobody paid within a day; `by` is whoever keeps the schedule. */
  vencido?: Done;
  /** Last digits. */
  tarjeta: string;
  autorizacion: string;
  /** Pesos Mobile that pay a part. */
  puntos: number;
}

/** One order and how far it goes; a step that is absent had not happened at `until`. */
export interface OrderPlan {
  tipo: 'pedido';
  number: number;
  at: string;
  ejecutivo: string;
  /** `codigo_sap` of the customer. */
  cliente: string;
  lineas: PlannedLine[];
  tipo_entrega: TipoEntrega;
  condicion_pago: string;
  metodo_pago: string;
  bodega: string;
  neto: number;
  web?: WebPlan;
  mensajes: { at: string; by: string; texto: string }[];
  validado?: Done & { comentario: string };
  picking?: PickingPlan;
  /** Always the instant at which the picking ended. */
  en_sala?: Done;
  facturado?: Done;
  /** Invoiced without warehouse work; excludes picking. */
  facturado_sin_picking?: Done;
  despachado?: Done;
  entregado?: Done;
  anulado?: Done & { motivo: string };
  /** The state of requirements §0.2 that these steps end in. */
  estatus: string;
  /** Orders that wait on purpose: validating them must be refused for that reason. */
  escenario?: 'sin_stock' | 'comprometido';
  /** Of the shift that is running at `until`, whatever the hour is. */
  turno: boolean;
}

/** Goods that come in. */
export interface ReceiptPlan {
  tipo: 'recepcion';
  number: number;
  at: string;
  by: string;
  bodega: string;
  marca: string;
  motivo: 'Stock inicial' | 'Orden de compra';
  /** `costo_unitario` in pesos, landed; `costo_fob` in USD. */
  lineas: { producto: string; cantidad: number; costo_unitario: number; costo_fob: number }[];
}

export type Plan = OrderPlan | ReceiptPlan;

/** State of an order from the steps that its plan holds (requirements §0.2). */
export function estatusOf(plan: Omit<OrderPlan, 'estatus'>): string {
  if (plan.anulado || plan.web?.rechazado || plan.web?.vencido) return 'Anulado';
  if (plan.web && !plan.web.pagado) return 'Pendiente Pago Web';
  if (plan.entregado) return 'Entregado';
  if (plan.facturado_sin_picking) return 'Facturado Sin Picking';
  if (plan.despachado) return 'En Ruta';
  if (plan.en_sala) return 'Entregado a Sala';
  if (plan.picking?.terminado) return 'Pendiente Despacho';
  if (plan.picking) return 'En Picking';
  return plan.validado ? 'Pendiente Picking' : 'Pendiente Validacion Administrativa';
}

export const isRoom = (tipo: TipoEntrega): boolean => tipo === 'EN SALA' || tipo === 'RETIRO EN SALA';
