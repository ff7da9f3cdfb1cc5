import { z } from 'zod';
import { userRow } from '../../access/views/user-row.ts';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { PICKING_CHIEFS } from '../access.shared.ts';

/** Who can be given the picking of a warehouse: active pickers who work there or anywhere. */
export const pickingHands = defineQuery({
  scope: everyone,
  name: 'picking-hands',
  context: 'picking',
  path: '/picking/listar',
  accion: 'personas',
  access: { perfiles: PICKING_CHIEFS },
  reads: [userRow.projection],
  summary: 'Personas a las que se puede pasar un picking',
  request: z.strictObject({ accion: z.literal('personas'), bodega: z.string().min(1).max(200).optional() }),
  reply: z.object({ personas: z.array(z.object({ _id: z.string(), nombre: z.string(), perfil: z.string() })) }),
});
