import { defineAggregate, on } from '../kernel/aggregate.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { type Audience, reaches } from './audience.shared.ts';
import { NotificationCreated, NotificationRead, NotificationTaken } from './events.ts';

export interface NotificationState {
  readonly tipo: string;
  readonly enlace?: string | null;
  readonly audiencia: Audience;
  readonly leida_por: readonly string[];
  readonly tomada_por?: { readonly _id: string; readonly nombre: string };
}

export const notification = defineAggregate<NotificationState | undefined>('notification', undefined, [
  on(NotificationCreated, (_, d) => ({ tipo: d.tipo, enlace: d.enlace, audiencia: d.audiencia, leida_por: [] })),
  on(NotificationRead, (s, d) => s && { ...s, leida_por: [...s.leida_por, d.usuario._id] }),
  on(NotificationTaken, (s, d) => s && { ...s, tomada_por: d.usuario }),
]);

/** Refuses whoever it is not for in the same words as what does not exist. */
export function notFor(
  state: NotificationState | undefined,
  user: { readonly _id: string; readonly perfil: string },
): Rejection | undefined {
  return state && reaches(state.audiencia, user)
    ? undefined
    : reject('NOTIFICACION_NO_EXISTE', 'Notificación no encontrada', 'La notificación no existe o no es para ti.');
}
