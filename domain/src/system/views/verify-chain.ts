import { z } from 'zod';
import { defineQuery, everyone } from '../../kernel/query.ts';

/** Starts a check of the whole log's hash chain (ADR 1); the result appears in *Estado del sistema*. Changes nothing, so it is no command. */
export const verifyChain = defineQuery({
  scope: everyone,
  name: 'verify-chain',
  asOf: { none: 'Se verifica el registro completo, hasta ahora.' },
  context: 'system',
  path: '/sistema/verificar',
  access: { perfiles: ['Administrador', 'Finanzas'] },
  reads: [],
  summary: 'Verifica la cadena del registro de eventos',
  request: z.strictObject({}),
  reply: z.object({ ok: z.literal(true), mensaje: z.string(), trabajo: z.string() }),
});
