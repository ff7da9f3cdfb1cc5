import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { PushSubscribed, PushUnsubscribed } from './events.ts';
import { isSubscribed, MAX_BROWSERS, pushSubscriptions } from './push.ts';
import { isPushService } from './push-service.shared.ts';

export interface PushFacts {
  /** Hash of the endpoint. */
  readonly id: string;
}
const key = z.string().regex(/^[\w-]{10,200}={0,2}$/);

/** What the browser's PushManager gave, as it is. Beyond ten browsers the oldest is dropped. */
export const subscribePush = defineCommand({
  name: 'subscribe-push',
  context: 'notifications',
  path: '/notificaciones/crear',
  accion: 'suscribir',
  access: { perfiles: 'todos' },
  summary: 'Activa avisos push en este navegador',
  request: z.strictObject({
    accion: z.literal('suscribir'),
    suscripcion: z.object({
      endpoint: z.string().max(1000).refine(isPushService, 'No es un servicio de avisos conocido'),
      keys: z.object({ p256dh: key, auth: key }),
    }),
  }),
  aggregate: pushSubscriptions,
  needsFacts: true,
  stream: (_, { user }: DecideContext<PushFacts>) => user._id,
  decide({ browsers }, { suscripcion: { endpoint, keys } }, { user, facts: { id } }) {
    const { sesion } = user;
    if (browsers.some((known) => known.id === id && known.sesion === sesion)) return [];
    const added = PushSubscribed({ usuario: user._id, id, endpoint, ...keys, sesion });
    return browsers.length < MAX_BROWSERS || isSubscribed(browsers, id)
      ? [added]
      : [PushUnsubscribed({ usuario: user._id, id: browsers[0]!.id, motivo: 'vencida' }), added];
  },
  answer: () => ({ mensaje: 'Recibirás avisos en este navegador' }),
});
