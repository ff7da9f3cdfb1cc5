import { z } from 'zod';
import { defineEvent } from '../../kernel/event.ts';
import { datosRma, RESOLUCIONES } from './parts.ts';
import { persona } from '../../kernel/person.ts';

const refRma = z.object({ _id: z.string(), number: z.number().int() });
export type RefRma = z.infer<typeof refRma>;
const ofCase = { rma: refRma };

export const RmaRequested = defineEvent('RmaRequested', { label: 'RMA solicitado', data: datosRma });
export const RmaApproved = defineEvent('RmaApproved', { label: 'RMA aprobado', data: z.object(ofCase) });
export const RmaRejected = defineEvent('RmaRejected', {
  label: 'RMA rechazado',
  data: z.object({ ...ofCase, motivo: z.string() }),
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
export const RmaDelivered = defineEvent('RmaDelivered', {
  label: 'RMA entregado',
  data: z.object({ ...ofCase, recibe: z.string() }),
});
