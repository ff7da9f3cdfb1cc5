import { z } from 'zod';
import { defineQuery } from '../../kernel/query.ts';
import { claveId, KEY_KEEPERS } from '../guards.ts';
import { ESTADOS_ENTREGA, TEMAS_AVISO } from '../hook-parts.shared.ts';
import { integratorRow } from './integrator-row.ts';

/** Deliveries that are shown, from the latest back. */
export const MOST_ENTREGAS = 100;

/** *Avisos*: what a program was told, when, and what it answered. */
export const integratorDeliveries = defineQuery({
  kit: 'document',
  context: 'integrators',
  path: '/api_clientes/listar',
  access: { perfiles: KEY_KEEPERS },
  asOf: { none: 'Las entregas de avisos se muestran como están ahora.' },
  name: 'integrator-deliveries',
  accion: 'avisos',
  reads: [integratorRow.projection],
  scope: integratorRow.scope,
  summary: 'Avisos enviados a un programa, con la respuesta de cada uno',
  request: z.strictObject({ accion: z.literal('avisos'), id: claveId }),
  reply: z.object({
    ok: z.literal(true),
    number: z.number().int(),
    entregas: z.array(
      z.object({
        _id: z.string(),
        tema: z.enum([...TEMAS_AVISO, 'prueba']),
        pedido: z.number().int().nullable(),
        estado: z.enum(ESTADOS_ENTREGA),
        intentos: z.number().int(),
        /** HTTP status of the last answer; null without one. */
        respuesta: z.number().int().nullable(),
        /** Why it was not taken, in words. */
        error: z.string().nullable(),
        creado: z.string(),
        enviado: z.string().nullable(),
        /** When it is tried again; null when it is not. */
        proximo: z.string().nullable(),
      }),
    ),
  }),
});
