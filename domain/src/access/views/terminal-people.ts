import { z } from 'zod';
import { defineQuery, everyone } from '../../kernel/query.ts';
import { CODE_GIVERS } from '../terminal.shared.ts';
import { userRow } from './user-row.ts';

/** Who signs in on the phone of the warehouse, for whoever hands out the codes. */
export const terminalPeople = defineQuery({
  scope: everyone,
  name: 'terminal-people',
  context: 'access',
  path: '/usuarios/listar',
  accion: 'terminal',
  access: { perfiles: CODE_GIVERS },
  reads: [userRow.projection],
  summary: 'Personas de bodega que ingresan en el teléfono con un código',
  request: z.strictObject({ accion: z.literal('terminal') }),
  reply: z.object({ personas: z.array(userRow.schema.pick({ _id: true, nombre: true, email: true, perfil: true })) }),
});
