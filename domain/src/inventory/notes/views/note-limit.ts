import { z } from 'zod';
import { defineQuery, everyone } from '../../../kernel/query.ts';
import { STOCK_APPROVERS } from '../../access.ts';

/** The value above which notes wait for approval, read from its own stream. */
export const noteLimitNow = defineQuery({
  name: 'note-limit-now',
  context: 'inventory',
  path: '/inventarios/listar',
  accion: 'limitenotas',
  access: { perfiles: STOCK_APPROVERS },
  summary: 'El valor sobre el cual entradas y salidas sin documento esperan aprobación',
  reads: [],
  scope: everyone,
  request: z.strictObject({ accion: z.literal('limitenotas') }),
  reply: z.object({ ok: z.literal(true), limite: z.number() }),
});
