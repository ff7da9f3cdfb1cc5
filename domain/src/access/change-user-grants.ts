import { z } from 'zod';
import { defineCommand } from '../kernel/command.ts';
import { editing, missing, target } from './edit.ts';
import { UserGrantsChanged } from './events.ts';
import { concesiones } from './profile-data.shared.ts';
import { user } from './user.ts';

/** What a specific user sees and may do beyond the profile: *Productos*, *Web/App* (document 1 §6). Holds at once in open sessions. */
export const changeUserGrants = defineCommand({
  ...editing,
  name: 'change-user-grants',
  accion: 'concesiones',
  summary: 'Concede a un usuario grupos del menú que su perfil no tiene',
  request: z.strictObject({ accion: z.literal('concesiones'), ...target, concesiones }),
  aggregate: user,
  stream: (request) => request.usuario,
  decide(state, request) {
    const granted = [...new Set(request.concesiones)].sort();
    const same = JSON.stringify([...state.concesiones].sort()) === JSON.stringify(granted);
    return missing(state) ?? (same ? [] : [UserGrantsChanged({ concesiones: granted, sesiones: [...state.sesiones] })]);
  },
  answer: ({ state }) => ({ mensaje: `Concesiones de ${state.cuenta.nombre} guardadas` }),
});
