import type { CommandServices } from '@power/infra/platform/commands/handler';

/** Stands where a number will be while the document is decided on without it; never written. */
export const UNNUMBERED = 999_999_999;

/** A document whose number stands in `number`, {@link UNNUMBERED} until nothing refuses it (`Numbering`). */
export const numberedBy = (series: string) => ({
  series,
  fill: async <F extends { readonly number?: number }>(facts: F, { nextNumber }: CommandServices): Promise<F> => ({
    ...facts,
    number: await nextNumber(series),
  }),
});
