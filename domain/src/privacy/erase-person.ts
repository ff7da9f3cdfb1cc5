import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { PersonErased } from './events.ts';
import { forgottenPerson } from './forgotten-person.ts';

/** The key of whoever was forgotten is destroyed, and what was kept of them beside the log; the system's own. */
export const erasePerson = defineCommand({
  name: 'erase-person',
  context: 'privacy',
  path: '/privacidad/modificar',
  accion: 'borrar',
  access: { perfiles: ['Administrador'] },
  summary: 'Destruye la llave de una persona olvidada (lo hace el sistema)',
  request: z.strictObject({ accion: z.literal('borrar'), persona: z.uuid('Indica la llave de la persona') }),
  aggregate: forgottenPerson,
  stream: ({ persona }) => persona,
  needsFacts: true,
  decide(state, { persona }, { user }: DecideContext<undefined>) {
    if (user.sesion !== 'interno')
      return reject('SOLO_SISTEMA', 'No se borró nada', 'El sistema borra solo lo que corresponde. Usa «Olvidar».');
    if (!state) return reject('NO_OLVIDADA', 'No se borró nada', 'A esa persona nadie la olvidó.');
    return state.borrada ? [] : [PersonErased({ persona })];
  },
  answer: () => ({ mensaje: 'Los datos de la persona fueron borrados' }),
});
