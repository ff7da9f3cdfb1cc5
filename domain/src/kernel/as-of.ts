/** Header of a call made while the system is shown as it was: ISO instant. Commands that carry it are refused. */
export const AS_OF_HEADER = 'x-as-of';

/**
 * What a query does while the whole system is shown as it was (ARCHITECTURE, *Projections*). Unless it says otherwise it answers as of that
 * instant: read models, log and `now` that its handler is given are those of then. `now`: it is about the person or the
 * machine at this moment, not about the company's data, and answers the same as ever. `none`: it keeps no past, and says
 * so to whoever asks. Either with its reason, Spanish, which people are shown.
 */
export type AsOf = { readonly now: string } | { readonly none: string };
