import { z } from 'zod';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { ESTADOS_NOTA } from '../../inventory/notes/states.shared.ts';
import { ESTATUS_PEDIDO } from '../../streams/order/parts.ts';

/** Catalogues of states by kind of document (document 2 §3). */
export const ESTATUS_BY_TIPO = { pedido_defontana: ESTATUS_PEDIDO, salida_sin_dcto: ESTADOS_NOTA } as const;

/** States behind the dropdowns of order and issue lists. */
export const statusDropdown = defineQuery({
  scope: everyone,
  context: 'orders',
  name: 'status-dropdown',
  path: '/estatus/listardropdown',
  accion: 'simple',
  access: { perfiles: 'todos' },
  reads: [],
  summary: 'Estados de pedidos y de salidas sin documento',
  request: z.strictObject({ accion: z.literal('simple'), tipo: z.enum(['salida_sin_dcto', 'pedido_defontana']) }),
  reply: z.object({ estatus: z.array(z.object({ _id: z.string(), estatus: z.string() })) }),
});
