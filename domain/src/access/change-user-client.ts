import { z } from 'zod';
import { defineCommand, type DecideContext } from '../kernel/command.ts';
import { changed, editing, usuarioId } from './edit.ts';
import { UserChanged } from './events.ts';
import { user } from './user.ts';

/**
 * Somebody who signs in for a customer that was merged does so for the other one. Issued by the process that follows
 * merges, and a repeat changes nothing. The fact is that other one's `_id`, or null.
 */
export const changeUserClient = defineCommand({
  ...editing,
  name: 'change-user-client',
  accion: 'clienteunido',
  summary: 'Pasa un usuario al cliente al que se unió el suyo',
  request: z.strictObject({ accion: z.literal('clienteunido'), usuario: usuarioId }),
  aggregate: user,
  needsFacts: true,
  stream: (request) => request.usuario,
  decide: (state, _request, { facts }: DecideContext<string | null>) =>
    !state.exists || facts === null || state.cuenta.cliente_id === facts
      ? []
      : [UserChanged(changed(state, { cliente_id: facts }))],
  answer: ({ state }) => ({ mensaje: `La cuenta de ${state.cuenta.nombre} sigue a su cliente` }),
});
