import { z } from 'zod';
import { defineAggregate, on } from '../kernel/aggregate.ts';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { instantText } from '../kernel/when.ts';
import { NotificationsRead } from './events.ts';

/** What a person has marked as read all together: one mark, however many notifications stand below it. */
export const readings = defineAggregate<{ readonly hasta?: string }>('reading', {}, [
  on(NotificationsRead, (_, { hasta }) => ({ hasta })),
]);

/** *Marcar todas como leídas*. `hasta`: the newest that the person was shown; one that came meanwhile stays unread. */
export const readAllNotifications = defineCommand({
  name: 'read-all-notifications',
  context: 'notifications',
  path: '/notificaciones/modificar',
  accion: 'leertodas',
  access: { perfiles: 'todos' },
  summary: 'Marca todas las notificaciones como leídas',
  request: z.strictObject({ accion: z.literal('leertodas'), hasta: instantText.optional() }),
  aggregate: readings,
  stream: (_, { user }: DecideContext<undefined>) => user._id,
  decide(state, { hasta = '' }, { user, now }) {
    const shown = hasta === '' ? now : new Date(hasta).toISOString();
    const until = shown < now ? shown : now;
    return (state.hasta ?? '') >= until
      ? []
      : [NotificationsRead({ usuario: { _id: user._id, nombre: user.nombre }, hasta: until })];
  },
  answer: () => ({ mensaje: 'Todas las notificaciones quedaron como leídas' }),
});
