import { z } from 'zod';
import { customerRow } from '../../../customers/views/customer-row.ts';
import { clienteId } from '../../../customers/guards.ts';
import { type Perfil, SELLERS } from '../../../kernel/perfiles.ts';
import { defineQuery } from '../../../kernel/query.ts';
import { dayText } from '../../../kernel/when.ts';
import { orderRow } from '../../../orders/views/order-row.ts';
import { paymentRow } from '../../payments/views/payment-row.ts';
import { refundRow } from '../../refunds/views/refund-row.ts';
import { SALES_LINE_LIST } from '../../views/sales-line-row.ts';

/** Who deals with what customers owe: a seller of own customers alone. */
const STATEMENT_READERS: readonly Perfil[] = [...new Set([...SELLERS, 'Finanzas', 'Cobrador'] as const)];

const base = {
  context: 'finance',
  path: '/clientes/estadoCuenta',
  access: { perfiles: STATEMENT_READERS },
  scope: customerRow.scope,
  reads: [
    customerRow.projection,
    orderRow.projection,
    SALES_LINE_LIST,
    paymentRow.projection,
    refundRow.projection,
    'finance/payment-option-list',
  ],
} as const;
/** Without days: the last twelve months up to today. */
const asked = { id: clienteId, desde: dayText.optional(), hasta: dayText.optional() };
const figure = z.number();

/** *Estado de cuenta*: invoices on credit, credit notes and payments of a customer, with what is owed on a day. */
export const customerStatement = defineQuery({
  ...base,
  name: 'customer-statement',
  accion: 'ver',
  summary: 'Estado de cuenta de un cliente a una fecha',
  request: z.strictObject({ accion: z.literal('ver'), ...asked }),
  reply: z.object({
    ok: z.literal(true),
    cliente: z.object({ _id: z.string(), nombre: z.string(), legalcode: z.string() }),
    desde: z.string(),
    hasta: z.string(),
    /** Balance before the first day. */
    anterior: figure,
    movimientos: z.array(
      z.object({
        fecha: z.string(),
        documento: z.string(),
        folio: z.number().int().nullable(),
        pedido: z.number().int(),
        detalle: z.string(),
        cargo: figure,
        abono: figure,
        saldo: figure,
      }),
    ),
    saldo: figure,
    /** Pesos that were paid and are to be returned: the balance is the bands less these. */
    a_favor: figure,
    tramos: z.object({
      por_vencer: figure,
      vencido_30: figure,
      vencido_60: figure,
      vencido_90: figure,
      vencido_mas: figure,
    }),
  }),
});

/** The same on paper, or as a sheet. */
export const customerStatementPdf = defineQuery({
  ...base,
  name: 'customer-statement-pdf',
  accion: 'pdf',
  summary: 'Estado de cuenta de un cliente en PDF',
  file: 'pdf',
  request: z.strictObject({ accion: z.literal('pdf'), ...asked }),
  reply: z.object({ ok: z.literal(true) }),
});
export const customerStatementExcel = defineQuery({
  ...base,
  name: 'customer-statement-excel',
  accion: 'exportacion',
  access: { perfiles: STATEMENT_READERS, permiso: 'exportar' },
  summary: 'Estado de cuenta de un cliente en Excel',
  file: 'xlsx',
  request: z.strictObject({ accion: z.literal('exportacion'), ...asked }),
  reply: z.object({ ok: z.literal(true) }),
});
