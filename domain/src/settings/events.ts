import { z } from 'zod';
import { defineEvent } from '../kernel/event.ts';
import { TIPOS_CAMBIO } from './parts.ts';

export const MaintenanceScheduled = defineEvent('MaintenanceScheduled', {
  label: 'Actualización programada',
  data: z.object({
    _id: z.string(),
    /** Santiago day and wall-clock time, as people agreed on them; `tiempo` is the estimate in minutes. */
    fecha: z.string(),
    hora: z.string(),
    tiempo: z.number().int(),
    /** The same moment as an instant, ISO UTC. */
    inicio: z.string(),
    comentario: z.string().nullable(),
  }),
});
const ventana = z.object({ _id: z.string() });
export const MaintenanceStarted = defineEvent('MaintenanceStarted', { label: 'Actualización iniciada', data: ventana });
export const MaintenanceFinished = defineEvent('MaintenanceFinished', {
  label: 'Actualización completada',
  data: ventana,
});
/** An update under way is about to end by itself, at `termina` (ISO UTC): the warning comes before the end, always. */
export const MaintenanceEnding = defineEvent('MaintenanceEnding', {
  label: 'Actualización por terminar',
  data: ventana.extend({ termina: z.string() }),
});
/** An update under way needs `minutos` more than was agreed, and ends at `termina` (ISO UTC). */
export const MaintenanceExtended = defineEvent('MaintenanceExtended', {
  label: 'Actualización extendida',
  data: ventana.extend({ minutos: z.number().int(), termina: z.string() }),
});
export const MaintenanceCancelled = defineEvent('MaintenanceCancelled', {
  label: 'Actualización cancelada',
  data: ventana.extend({ motivo: z.string().nullable() }),
});

const tipo = z.enum(TIPOS_CAMBIO);
const fuente = z.enum(['banco_central', 'manual']);

export const DollarSet = defineEvent('DollarSet', {
  label: 'Tipo de cambio',
  data: z.object({
    /** Pesos for one US dollar, two decimals; `fecha` is the Santiago day that it holds for. */
    valor: z.number(),
    fecha: z.string(),
    fuente,
    /** False for a value entered for a day that a newer one has already replaced. */
    vigente: z.boolean(),
    /** Missing: the dollar. */
    tipo: tipo.optional(),
    /** Where somebody read a value that was entered by hand. */
    origen: z.string().optional(),
    /** Why a value that was there became another. */
    motivo: z.string().optional(),
  }),
});
export const DollarVoided = defineEvent('DollarVoided', {
  label: 'Tipo de cambio anulado',
  data: z.object({
    tipo,
    fecha: z.string(),
    valor: z.number(),
    motivo: z.string(),
    /** What is in force from now on; null: nothing. */
    queda: z.object({ fecha: z.string(), valor: z.number(), fuente }).nullable(),
  }),
});

export const PreferenceSet = defineEvent('PreferenceSet', {
  label: 'Preferencia guardada',
  data: z.object({ usuario: z.string(), clave: z.string(), valor: z.unknown() }),
});
export const PreferenceRemoved = defineEvent('PreferenceRemoved', {
  label: 'Preferencia borrada',
  data: z.object({ usuario: z.string(), clave: z.string() }),
});

export const TestMailRequested = defineEvent('TestMailRequested', {
  label: 'Correo de prueba',
  data: z.object({ para: z.string() }),
});

export const InvoiceCodeSet = defineEvent('InvoiceCodeSet', {
  label: 'Código de acceso a Invoice cambiado',
  data: z.object({ hash: z.string() }),
  secret: ['hash'],
});
export const InvoiceCodeTried = defineEvent('InvoiceCodeTried', {
  label: 'Código de acceso a Invoice ingresado',
  data: z.object({
    modulo: z.enum(['invoice', 'invoice-listado']),
    acceso: z.boolean(),
    /** The session that may enter from now on, and until when; absent where the code was wrong. */
    sesion: z.string().optional(),
    hasta: z.string().optional(),
  }),
  secret: ['sesion'],
});
