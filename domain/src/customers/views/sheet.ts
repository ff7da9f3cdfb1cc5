import { z } from 'zod';
import { adjunto } from '../../kernel/attachments.ts';
import { defineQuery } from '../../kernel/query.ts';
import { OFFICE } from '../../kernel/perfiles.ts';
import { clienteUnido, datosCliente } from '../events.ts';
import { clienteId } from '../guards.ts';
import { customerRow } from './customer-row.ts';

/** A customer as its sheet shows it: its stream replayed. What it owes and its points are other streams' (`customer-account`). */
export const customerSheet = datosCliente.extend({
  _id: z.string(),
  /** It was merged into this one; or these into it. */
  unido_a: clienteUnido.optional(),
  documentos_unidos: z.number().int().optional(),
  unidos: z.array(clienteUnido).optional(),
  adjuntos: z.array(adjunto).optional(),
  version: z.number().int(),
  updatedAt: z.string(),
  estatus_at: z.string(),
});
export type CustomerSheet = z.infer<typeof customerSheet>;

/** What a customer owes, has and asked for. */
export const customerAccount = defineQuery({
  name: 'customer-account',
  context: 'customers',
  path: '/clientes/listar',
  accion: 'cuenta',
  reads: [
    customerRow.projection,
    'orders/order-list',
    'quotations/quotation-list',
    'finance/payment-option-list',
    'finance/payment-list',
    'finance/refund-list',
    'points/points-list',
  ],
  summary: 'Cupo usado, Pesos Mobile y documentos de un cliente',
  access: { perfiles: OFFICE },
  scope: customerRow.scope,
  request: z.strictObject({ accion: z.literal('cuenta'), id: clienteId }),
  reply: z.object({
    ok: z.literal(true),
    cupo: z.number(),
    /** Pesos of validated orders on credit that have not fallen due. */
    usado: z.number(),
    /** Balance of Pesos Mobile. */
    puntos: z.number().int(),
    /** Of those that the person may see. */
    pedidos: z.number().int(),
    cotizaciones: z.number().int(),
  }),
});
