import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { PERFILES, PERMISOS } from '../kernel/perfiles.ts';
import { reject } from '../kernel/rejection.ts';
import { shortText } from '../kernel/text.ts';
import { LOCATION_REQUEST, TAKERS } from './audience.shared.ts';
import { NotificationCreated } from './events.ts';
import { notification } from './notification.ts';

export interface CreateNotificationFacts {
  readonly _id: string;
  /** Active people with the flag of the request, without the one on whose doing it is told. */
  readonly con_permiso: readonly string[];
}

/** Tells people or profiles something. Processes do it when an order moves; an Administrador may by hand. */
export const createNotification = defineCommand({
  name: 'create-notification',
  context: 'notifications',
  path: '/notificaciones/crear',
  accion: 'crear',
  access: { perfiles: ['Administrador'] },
  summary: 'Crea una notificación',
  request: z.strictObject({
    accion: z.literal('crear'),
    tipo: z.string().regex(/^[a-z][a-z_]{1,59}$/),
    titulo: shortText,
    comentario: z.string().trim().min(1).max(1000),
    comentario_adicional: z.string().trim().max(1000).default(''),
    enlace: z
      .string()
      .regex(/^[\w\-/?=&.%]{1,200}$/)
      .optional(),
    usuarios: z.array(z.string().min(1).max(80)).max(500).default([]),
    perfiles: z.array(z.enum(PERFILES)).max(PERFILES.length).default([]),
    /** Also everybody who has this flag. */
    permiso: z.enum(PERMISOS).optional(),
    /** On whose doing a process tells; from a person it is ignored: nobody writes in another's name. */
    user_origen: z.strictObject({ _id: z.string().max(80), nombre: z.string().max(200) }).optional(),
  }),
  reply: z.object({ _id: z.string() }),
  aggregate: notification,
  needsFacts: true,
  stream: (_, { facts }: DecideContext<CreateNotificationFacts>) => facts._id,
  decide(
    state,
    { tipo, titulo, comentario, comentario_adicional, enlace, usuarios, perfiles, user_origen },
    { user, facts },
  ) {
    if (state) return [];
    // A location request is for the warehouse alone, whatever was asked (document 1 §5).
    const audiencia =
      tipo === LOCATION_REQUEST
        ? { usuarios: [], perfiles: [...TAKERS] }
        : { usuarios: [...new Set([...usuarios, ...facts.con_permiso])], perfiles };
    if (audiencia.usuarios.length + audiencia.perfiles.length === 0)
      return reject('SIN_DESTINATARIOS', 'Sin destinatarios', 'Elige a quién va dirigida la notificación.');
    return [
      NotificationCreated({
        _id: facts._id,
        tipo,
        titulo,
        comentario,
        comentario_adicional,
        enlace: enlace ?? null,
        audiencia,
        user_origen: (user.sesion === 'interno' ? user_origen : undefined) ?? { _id: user._id, nombre: user.nombre },
      }),
    ];
  },
  answer: ({ events }) => ({
    mensaje: 'La notificación fue enviada',
    _id: (events[0]?.data as { _id: string } | undefined)?._id ?? '',
  }),
});
