import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { reject } from '../kernel/rejection.ts';
import { longText } from '../kernel/text.ts';
import { PersonForgotten } from './events.ts';
import { forgottenPerson } from './forgotten-person.ts';
import { held, type OpenDuties } from './held.ts';

/** What is known of the person that a request means. */
export interface PersonFacts extends OpenDuties {
  /** Id of their key. */
  readonly id: string;
  readonly tipos: readonly string[];
}

/** *Olvidar a una persona* (law 21.719): what the log says of them is nobody's any more, and that it was so decided stays. */
export const forgetPerson = defineCommand({
  name: 'forget-person',
  context: 'privacy',
  path: '/privacidad/modificar',
  accion: 'olvidar',
  access: { perfiles: ['Administrador'] },
  summary: 'Olvida a una persona: destruye la llave bajo la que están sus datos',
  request: z.strictObject({
    accion: z.literal('olvidar'),
    persona: z.string('Elige a la persona').min(1, 'Elige a la persona').max(400),
    motivo: longText,
  }),
  aggregate: forgottenPerson,
  stream: (_, { facts }: DecideContext<PersonFacts>) => facts.id,
  needsFacts: true,
  decide(state, { motivo }, { facts, now }) {
    if (state)
      return reject(
        'YA_OLVIDADA',
        'La persona ya fue olvidada',
        'Los listados se rehacen: en un momento ya no aparece.',
      );
    return held(facts, now) ?? [PersonForgotten({ persona: facts.id, motivo, tipos: [...facts.tipos] })];
  },
  answer: () => ({
    mensaje: 'La persona fue olvidada. Los listados que la nombran se rehacen en los próximos minutos.',
  }),
});
