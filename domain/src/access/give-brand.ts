import { z } from 'zod';
import { type DecideContext, defineCommand } from '../kernel/command.ts';
import { oneLine } from '../kernel/text.ts';
import { changed, editing } from './edit.ts';
import { UserChanged } from './events.ts';
import { email } from './profile-data.shared.ts';
import { user } from './user.ts';

export interface BrandFacts {
  /** Whose e-mail address it is; '' when it is nobody's. */
  readonly usuario: string;
}

/**
 * A brand becomes, or is no more, one of a person's own: as its record names the brand manager. Issued by the process;
 * whoever has it already, or is there no more, is left alone.
 */
export const giveBrand = defineCommand({
  ...editing,
  name: 'give-brand',
  accion: 'marca',
  summary: 'Agrega o quita una marca propia a un Brand Manager',
  request: z.strictObject({
    accion: z.literal('marca'),
    email,
    marca: oneLine(80).min(1),
    propia: z.boolean(),
  }),
  aggregate: user,
  needsFacts: true,
  stream: (_request, { facts }: DecideContext<BrandFacts>) => facts.usuario,
  decide(state, { marca, propia }) {
    const own = state.cuenta.marcas ?? [];
    if (!state.exists || own.includes(marca) === propia) return [];
    return [UserChanged(changed(state, { marcas: propia ? [...own, marca] : own.filter((one) => one !== marca) }))];
  },
  answer: () => ({ mensaje: 'Las marcas propias fueron guardadas' }),
});
