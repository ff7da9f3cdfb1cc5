import type { NumberedLineFacts } from '@power/domain/inventory/units/unit-commands.shared';
import type { LineFacts } from '@power/domain/inventory/written-lines.shared';
import type { CommandDefinition } from '@power/domain/kernel/command';
import { isRejection } from '@power/domain/kernel/rejection';
import { type CommandHandler, provideFacts } from '@power/infra/platform/commands/handler';
import type { z } from 'zod';
import { numberedBy, UNNUMBERED } from './document-number.ts';
import { writtenLineFacts } from './written-line-facts.ts';

/** A request that has lines. */
type Typed = z.ZodType<{ readonly documento: { readonly lineas: readonly { readonly producto: string }[] } }>;
interface Commands<C extends Typed, M extends Typed, S, Made extends object, Changed extends object> {
  readonly create: CommandDefinition<C, S, NumberedLineFacts, Made>;
  readonly change: CommandDefinition<M, S, LineFacts, Changed>;
}

/** What documents of products and units ask for: the products that their lines name, and the next number. */
export const unitFacts = <C extends Typed, M extends Typed, S, Made extends object, Changed extends object>({
  create,
  change,
}: Commands<C, M, S, Made, Changed>): CommandHandler[] => [
  provideFacts(
    create,
    async ({ documento }, services) => {
      const known = await writtenLineFacts(services, documento.lineas);
      return isRejection(known) ? known : { ...known, number: UNNUMBERED };
    },
    { numbered: numberedBy(create.aggregate.name) },
  ),
  provideFacts(change, ({ documento }, services) => writtenLineFacts(services, documento.lineas)),
];
