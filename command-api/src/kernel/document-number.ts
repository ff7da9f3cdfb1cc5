import type { CommandServices } from '@power/infra/platform/commands/handler';
import { UNNUMBERED } from '@power/infra/platform/commands/unnumbered';

export { UNNUMBERED };

/** A document whose number stands in `number`, {@link UNNUMBERED} until nothing refuses it (`Numbering`). */
export const numberedBy = (series: string) => ({
  series,
  fill: async <F extends { readonly number?: number }>(facts: F, { nextNumber }: CommandServices): Promise<F> => ({
    ...facts,
    number: await nextNumber(series),
  }),
});
