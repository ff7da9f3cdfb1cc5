import { z } from 'zod';
import { cuadratura } from './reconcile-stock.ts';
import { ESTADOS_PROYECCION } from '../system-looks.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';

const servicio = z.object({ servicio: z.string(), ok: z.boolean(), detalle: z.string() });
const proyeccion = z.object({
  nombre: z.string(),
  /** What a process looks after; projections are called by their name. */
  etiqueta: z.string().nullable(),
  clase: z.enum(['proyeccion', 'proceso']),
  version: z.number().nullable(),
  generacion: z.number().nullable(),
  posicion: z.string(),
  /** Log positions behind the head. */
  atraso: z.number(),
  estado: z.enum(ESTADOS_PROYECCION),
  instancia: z.string().nullable(),
  error: z.string().nullable(),
  actualizado: z.string(),
  detenidos: z.number(),
  reconstruccion: z
    .object({ generacion: z.number(), posicion: z.string(), motivo: z.string(), desde: z.string() })
    .nullable(),
});
const detenido = z.object({
  proyeccion: z.string(),
  etiqueta: z.string().nullable(),
  stream: z.string(),
  version: z.number(),
  posicion: z.string(),
  tipo: z.string(),
  error: z.string(),
  intentos: z.number(),
  detenido: z.string(),
});
/** A process that waits for something: how many instances do, and the next of them to be due. */
const proceso = z.object({
  proceso: z.string(),
  etiqueta: z.string().nullable(),
  esperan: z.number().int(),
  instancias: z.array(
    z.object({
      instancia: z.string(),
      vence: z.string(),
      desde: z.string(),
      /** What it will need then, as it was told to remember. */
      memoria: z.record(z.string(), z.unknown()),
    }),
  ),
});
const cola = z.object({
  cola: z.string(),
  pendientes: z.number(),
  activos: z.number(),
  terminados: z.number(),
  fallidos: z.number(),
});
const verificacion = z.object({
  estado: z.string(),
  ok: z.boolean().nullable(),
  eventos: z.number(),
  detalle: z.string(),
  fecha: z.string(),
});

/** Signed heads of the log: how old the last is, and whether the second place has it. */
const evidencia = z.object({
  cabeza: z
    .object({
      tamano: z.number(),
      posicion: z.string(),
      raiz: z.string(),
      instante: z.string(),
      llaves: z.array(z.string()),
    })
    .nullable(),
  /** Events up to this position were there before evidence began: vouched for as they were found. */
  sellado: z.string().nullable(),
  /** Instant of the first event that no head covers. */
  pendiente: z.string().nullable(),
  atrasada: z.boolean(),
  falla: z.string().nullable(),
  segundo_lugar: z
    .object({ tamano: z.number(), instante: z.string().nullable(), error: z.string().nullable() })
    .nullable(),
  /** How far an authority of the outside world has stamped the heads with its own clock. */
  sello_tiempo: z
    .object({
      tamano: z.number(),
      instante: z.string().nullable(),
      error: z.string().nullable(),
      pedido: z.string().nullable(),
    })
    .nullable(),
});

/** What others did on the server of the log: events of other applications, and streams of ours that somebody changed there. */
const servidor = z.object({
  ajenos: z.number().int(),
  /** The first event of another application. */
  primero: z.object({ flujo: z.string(), posicion: z.string() }).nullable(),
  danados: z.number().int(),
  flujos: z.array(
    z.object({
      flujo: z.string(),
      version: z.number().int().nullable(),
      posicion: z.string(),
      detalle: z.string(),
      desde: z.string(),
    }),
  ),
});

/** *Estado del sistema* (Administrador): services, projections with lag, parked events, jobs, log, chain. */
export const systemStatus = defineQuery({
  scope: everyone,
  name: 'system-status',
  asOf: { none: 'El estado del sistema es siempre el de ahora.' },
  context: 'system',
  path: '/sistema/estado',
  method: 'GET',
  access: { perfiles: ['Administrador'] },
  reads: [],
  summary: 'Estado de servicios, proyecciones, colas y registro',
  request: z.strictObject({}),
  reply: z.object({
    ahora: z.string(),
    cabeza: z.string(),
    servicios: z.array(servicio),
    proyecciones: z.array(proyeccion),
    detenidos: z.array(detenido),
    procesos: z.array(proceso),
    colas: z.array(cola),
    verificacion: verificacion.nullable(),
    evidencia,
    /** Null of a log in PostgreSQL. */
    servidor: servidor.nullable(),
    cuadratura: cuadratura.nullable(),
  }),
});
export type SystemStatus = z.infer<(typeof systemStatus)['reply']>;
