import { z } from 'zod';
import { defineQuery, self } from '../../kernel/query.ts';

/** Whether this session gave the code of the invoice modules, and until when it lasts. */
export const invoiceEntry = defineQuery({
  name: 'invoice-entry',
  context: 'settings',
  path: '/invoice/acceso',
  accion: 'estado',
  access: { perfiles: 'todos' },
  summary: 'Si la sesión ya ingresó el código de los módulos Invoice',
  reads: [],
  scope: self,
  asOf: { now: 'Se entra ahora, cualquiera sea el momento que se mira.' },
  request: z.strictObject({ accion: z.literal('estado') }),
  reply: z.object({ ok: z.literal(true), acceso: z.boolean(), hasta: z.string().optional() }),
});
