import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { MERGERS } from '../access.shared.ts';
import { clienteId } from '../guards.ts';
import { customerRow } from './customer-row.ts';

const many = z.number().int();

/** One of two customers that may be the same, with what names it. */
const lado = customerRow.schema
  .pick({
    _id: true,
    nombre: true,
    legalcode: true,
    codigo_sap: true,
    tipo_cliente: true,
    condicion_pago: true,
    cupo: true,
    email: true,
    phone: true,
    activo: true,
    ejecutivo_nombre: true,
    puntos: true,
    createdAt: true,
  })
  .extend({
    /** Pesos that it owes. */
    usado: z.number(),
    pedidos: many,
    pedidos_abiertos: many,
    cotizaciones: many,
    cotizaciones_abiertas: many,
    oportunidades: many,
    usuarios: many,
    reservas: many,
    /** Of those, the ones that hold goods. */
    reservas_abiertas: many,
    ubicaciones: many,
    /** Withdrawals that somebody still has to hand over. */
    retiros_abiertos: many,
    casos: many,
    casos_abiertos: many,
    claves: many,
    direcciones: many,
    contactos: many,
  });
export type LadoUnion = z.infer<typeof lado>;

/** Two customers side by side, before one goes into the other. */
export const mergePreview = defineQuery({
  name: 'merge-preview',
  context: 'customers',
  path: '/clientes/listar',
  accion: 'union',
  access: { perfiles: MERGERS },
  reads: [
    customerRow.projection,
    'orders/order-list',
    'quotations/quotation-list',
    'forecast/opportunity-list',
    'finance/payment-option-list',
    'finance/payment-list',
    'finance/refund-list',
    'access/user-list',
    'reservations/reservation-list',
    'reservations/client-place-list',
    'reservations/withdrawal-list',
    'service/case-list',
    'integrators/integrator-list',
  ],
  scope: customerRow.scope,
  summary: 'Dos clientes lado a lado y lo que pasa de uno al otro',
  request: z.strictObject({ accion: z.literal('union'), id: clienteId, destino: clienteId }),
  reply: z.object({
    ok: z.literal(true),
    duplicado: lado,
    destino: lado,
    /** Of the duplicate's, those that the other one does not have. */
    direcciones_nuevas: many,
    contactos_nuevos: many,
  }),
});
