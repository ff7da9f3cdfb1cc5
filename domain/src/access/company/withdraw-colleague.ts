import { z } from 'zod';
import { defineCommand } from '../../kernel/command.ts';
import { usuarioId } from '../edit.ts';
import { UserDeactivated } from '../events.ts';
import { user } from '../user.ts';
import { amongColleagues, notInvitedBy } from './guards.ts';

/** *Retirar*: the invitation stops working, or whoever came by it is signed out and comes in no more. */
export const withdrawColleague = defineCommand({
  ...amongColleagues,
  name: 'withdraw-colleague',
  accion: 'retirar',
  summary: 'Retira la invitación o el acceso de una persona de la propia empresa a quien se invitó',
  request: z.strictObject({ accion: z.literal('retirar'), persona: usuarioId }),
  aggregate: user,
  stream: ({ persona }) => persona,
  when: (state, me) => notInvitedBy(state, me, 'El acceso no se retiró'),
  decide: (state) => (state.activo ? [UserDeactivated({ retirado: true, sesiones: [...state.sesiones] })] : []),
  answer: ({ state }) => ({ mensaje: `${state.cuenta.nombre} ya no puede ingresar` }),
});
