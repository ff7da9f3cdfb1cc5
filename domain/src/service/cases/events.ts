import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';
import { movimientoPedido } from './goods.shared.ts';
import { datosRma, ESTADOS_REPARACION, RESOLUCIONES } from './parts.ts';
import { persona } from '../../kernel/person.ts';
import { persons } from '../../kernel/personal.ts';

const refRma = z.object({ _id: z.string(), number: z.number().int() });
export type RefRma = z.infer<typeof refRma>;
const ofCase = { rma: refRma };

export const RmaRequested = defineEvent('RmaRequested', { label: 'RMA solicitado', data: datosRma });
export const RmaApproved = defineEvent('RmaApproved', { label: 'RMA aprobado', data: z.object(ofCase) });
export const RmaRejected = defineEvent('RmaRejected', {
  label: 'RMA rechazado',
  /** `por_devolver`: its products were here. */
  data: z.object({ ...ofCase, motivo: z.string(), por_devolver: z.boolean().optional() }),
});
export const RmaReceived = defineEvent('RmaReceived', { label: 'Productos recibidos', data: z.object(ofCase) });
export const RmaDiagnosisStarted = defineEvent('RmaDiagnosisStarted', {
  label: 'Diagnóstico comenzado',
  data: z.object({ ...ofCase, tecnico: persona }),
});
export const RmaTechnicianAssigned = defineEvent('RmaTechnicianAssigned', {
  label: 'Técnico asignado',
  data: z.object({ ...ofCase, antes: persona.nullable(), tecnico: persona }),
});
/** `antes` is what was written before. */
export const RmaDiagnosed = defineEvent('RmaDiagnosed', {
  label: 'Diagnóstico anotado',
  data: z.object({ ...ofCase, linea: z.number().int(), antes: z.string().nullable(), diagnostico: z.string() }),
});
/** Products that are resolved; with none left the case is. */
export const RmaResolved = defineEvent('RmaResolved', {
  label: 'Resolución',
  data: z.object({
    ...ofCase,
    lineas: z.array(z.number().int()).min(1),
    resolucion: z.enum(RESOLUCIONES),
    detalle: z.string(),
    resuelto: z.boolean(),
  }),
});
/** The customer has the products of a rejected case again. */
export const RmaUnitsReturned = defineEvent('RmaUnitsReturned', {
  label: 'Productos devueltos al cliente',
  data: z.object({ ...ofCase, recibe: z.string() }),
  personal: [persons('', ['recibe'], ({ rma }: { rma: RefRma }) => `rma-${rma.number}`)],
});
export const RmaDelivered = defineEvent('RmaDelivered', {
  label: 'RMA entregado',
  /** `prestamos`: units that were still lent, as whoever delivered was told. */
  data: z.object({ ...ofCase, recibe: z.string(), prestamos: z.array(z.number().int()).optional() }),
  personal: [persons('', ['recibe'], ({ rma }: { rma: RefRma }) => `rma-${rma.number}`)],
});

/** Its customer was merged into another. */
export const RmaClientChanged = defineEvent('RmaClientChanged', {
  label: 'RMA pasa a otro cliente',
  data: z.object({
    ...ofCase,
    antes: persona,
    cliente: persona,
    /** Claims to suppliers that it ever had. */
    reclamos: z.array(z.number().int()),
  }),
});

const moved = z.object({ ...ofCase, movimiento: movimientoPedido });
/** Goods that went into a product of the case; stock follows by a process. */
export const RmaPartUsed = defineEvent('RmaPartUsed', { label: 'Repuesto usado', data: moved });
/** Another unit goes to the customer, the one that failed stays. */
export const RmaExchanged = defineEvent('RmaExchanged', { label: 'Cambio de producto', data: moved });
/** It goes back: stock follows likewise. */
export const RmaMovementUndone = defineEvent('RmaMovementUndone', {
  label: 'Movimiento deshecho',
  data: z.object({ ...ofCase, n: z.number().int(), producto: z.string(), motivo: z.string() }),
});
/** Stock said no after all; `inverso`: to the way back. */
export const RmaMovementRefused = defineEvent('RmaMovementRefused', {
  label: 'Stock sin mover',
  data: z.object({ ...ofCase, n: z.number().int(), motivo: z.string(), inverso: z.boolean() }),
});
/** The quotation of its repair; null takes the link away. */
export const RmaQuoted = defineEvent('RmaQuoted', {
  label: 'Cotización de reparación',
  data: z.object({ ...ofCase, antes: z.number().int().nullable(), cotizacion: z.number().int().nullable() }),
});
/** What became of that quotation. */
export const RmaQuoteFollowed = defineEvent('RmaQuoteFollowed', {
  label: 'Novedad de la cotización de reparación',
  data: z.object({
    ...ofCase,
    cotizacion: z.number().int(),
    antes: z.enum(ESTADOS_REPARACION).nullable(),
    estado: z.enum(ESTADOS_REPARACION),
  }),
});

/** By which the customer follows the case. */
export const RmaLinkIssued = defineEvent('RmaLinkIssued', {
  label: 'Enlace para el cliente',
  data: z.object({ ...ofCase, semilla: z.string(), token_hash: z.string(), vence: z.string(), usuario: persona }),
  secret: ['semilla', 'token_hash'],
});
export const RmaLinkRevoked = defineEvent('RmaLinkRevoked', {
  label: 'Enlace del cliente retirado',
  data: z.object({ ...ofCase, usuario: persona }),
});
