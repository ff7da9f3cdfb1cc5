import { code, count, day, dollars, instant, pesos, quantity, rate, state } from '../../../kernel/field.ts';
import { invoiceRow } from '../../../invoice/views/invoice-row.ts';
import { type RowOf, withComputed, withOnly } from '../../../kernel/row.ts';
import { orderRow } from '../../../orders/views/order-row.ts';
import { dueLooks } from '../../../streams/settlement/looks.ts';
import { TRAMOS_VENCIMIENTO } from '../../../streams/settlement/terms.shared.ts';

const found = { computed: true } as const;
const due = {
  vence: day('Vence', found),
  dias_vencida: count('Días vencida', found),
  tramo: state('Tramo', TRAMOS_VENCIMIENTO, { ...found, looks: dueLooks }),
} as const;

/** *Facturas impagas*, suppliers abroad: what is owed in the invoice's currency, when, and what its rate has made of it since. */
export const payableRow = withComputed(
  withOnly(invoiceRow, ['_id', 'number', 'factura', 'fecha', 'proveedor', 'marca', 'moneda', 'tipo_cambio', 'fob']),
  {
    /** All that the supplier bills: the goods, and of their way what the incoterm says. In the invoice's currency, as are the next. */
    facturado_proveedor: quantity('Facturado', found),
    pagado_proveedor: quantity('Pagado', found),
    saldo_proveedor: quantity('Saldo', found),
    /** The same of invoices in dollars. */
    pagado_usd: dollars('Pagado en dólares', { ...found, nullable: true }),
    saldo_usd: dollars('Saldo en dólares', { ...found, nullable: true }),
    ...due,
    /** The last one published; null until there is one. */
    dolar_hoy: rate('Tipo de cambio de hoy', { ...found, nullable: true }),
    saldo_pesos: pesos('Saldo en pesos', { ...found, nullable: true }),
    /** What the balance costs at the rate of today beyond the rate of the invoice. */
    diferencia_saldo: pesos('Diferencia por pagar', { ...found, nullable: true }),
    /** The same of what was paid, at the rates that it was paid at. */
    diferencia_realizada: pesos('Diferencia pagada', found),
  },
);
export type PayableRow = RowOf<typeof payableRow>;

/** *Facturas impagas*, customers: what was invoiced on credit and is owed, each part of it by its own due date. */
export const receivableRow = withComputed(
  withOnly(orderRow, [
    '_id',
    'number',
    'folio',
    'facturado_at',
    'cliente_id',
    'cliente_nombre',
    'legalcode',
    'ejecutivo_id',
    'ejecutivo_nombre',
    'marcas',
    'condicion_pago',
    'total_facturado',
    'acreditado',
  ]),
  {
    tipo_documento: code('Documento', { ...found, nullable: true }),
    condicion: code('Condición de pago', { ...found, nullable: true }),
    pagado: pesos('Pagado a la fecha', found),
    saldo_factura: pesos('Saldo por cobrar', found),
    ...due,
    por_vencer: pesos('Saldo por vencer', found),
    vencido_30: pesos('0–30 días', found),
    vencido_60: pesos('31–60 días', found),
    vencido_90: pesos('61–90 días', found),
    vencido_mas: pesos('Más de 90 días', found),
    recordado_at: instant('Último recordatorio', { ...found, nullable: true }),
    fecha_prometida: day('Fecha prometida', { ...found, nullable: true }),
    proxima_gestion: day('Próxima gestión', { ...found, nullable: true }),
  },
);
export type ReceivableRow = RowOf<typeof receivableRow>;
