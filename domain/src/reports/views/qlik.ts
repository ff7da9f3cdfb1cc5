import { z } from 'zod';
import { defineQuery, self } from '../../kernel/query.ts';

const qlik = {
  context: 'reports',
  access: { perfiles: ['Administrador'] },
  reads: [],
  scope: self,
  asOf: { now: 'Qlik muestra sus propios datos de ahora.' },
} as const;

/** *Qlik*: what embeds the configured app, and signs the person in to it; null where none is configured (requirements §7). */
export const qlikSession = defineQuery({
  ...qlik,
  name: 'qlik-session',
  path: '/qlik/sesion',
  summary: 'Acceso firmado a la aplicación de Qlik configurada',
  request: z.strictObject({}),
  reply: z.object({
    ok: z.literal(true),
    embebido: z
      .object({
        url: z.string(),
        app: z.string(),
        integracion: z.string(),
        /** Good for two minutes. */
        token: z.string(),
        /** Comes back to `qlik/callback` as it went. */
        state: z.string(),
      })
      .nullable(),
  }),
});

/** The way back from Qlik (document 1 §1): whether this session set out with that state. */
export const qlikReturn = defineQuery({
  ...qlik,
  name: 'qlik-return',
  path: '/qlik/callback',
  summary: 'Comprueba que el regreso desde Qlik es de esta sesión',
  request: z.strictObject({ state: z.string().max(500) }),
  reply: z.object({ ok: z.literal(true) }),
});
