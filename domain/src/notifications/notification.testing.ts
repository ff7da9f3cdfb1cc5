import { NotificationCreated } from './events.ts';

/** A notification of tests. */
export const notified = (tipo: string, audiencia: { usuarios: string[]; perfiles: string[] }) =>
  NotificationCreated({
    _id: 'n1',
    tipo,
    titulo: 't',
    comentario: 'c',
    comentario_adicional: '',
    enlace: null,
    audiencia,
    user_origen: { _id: 'x', nombre: 'X' },
  });
