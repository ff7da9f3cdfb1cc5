import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { PushUnsubscribed } from './events.ts';
import { isSubscribed, pushSubscriptions } from './push.ts';
import type { PushFacts } from './subscribe-push.ts';

/** This browser hears no more. */
export const unsubscribePush = defineCommand({
  name: 'unsubscribe-push',
  context: 'notifications',
  path: '/notificaciones/eliminar',
  accion: 'desuscribir',
  access: { perfiles: 'todos' },
  summary: 'Desactiva avisos push en este navegador',
  request: z.strictObject({ accion: z.literal('desuscribir'), endpoint: z.string().min(1).max(1000) }),
  aggregate: pushSubscriptions,
  needsFacts: true,
  stream: (_, { user }: DecideContext<PushFacts>) => user._id,
  decide: ({ browsers }, _, { user, facts: { id } }) =>
    isSubscribed(browsers, id) ? [PushUnsubscribed({ usuario: user._id, id, motivo: 'usuario' })] : [],
  answer: () => ({ mensaje: 'Ya no recibirás avisos en este navegador' }),
});
