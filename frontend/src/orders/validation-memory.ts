import { tabMemory } from '../ui/tab-memory.ts';

/**
 * What a validator's working day remembers: comments that were typed and not yet accepted, and orders that were refused
 * or put aside, each at the version that was looked at: once it changes it is offered again.
 */
const comments = tabMemory<string>('validacion:comentarios');
const aside = tabMemory<number>('validacion:apartados');

export const typedComment = (number: number): string => comments.of(number) ?? '';
export const keepComment = (number: number, text: string | undefined): void => comments.keep(number, text || undefined);

/** Leaves the order out of *Siguiente* while it stays at this version. */
export const putAside = (number: number, version: number): void => aside.keep(number, version);
export const isAside = ({ number, version }: { readonly number: number; readonly version: number }): boolean =>
  aside.of(number) === version;
/** How many orders are put aside; some may have changed since. */
export const asideCount = (): number => Object.keys(aside.all()).length;
/** The queue went round once: all are offered again. */
export const forgetAside = (): void => aside.forget();
/** The order is done: nothing of it needs to be remembered. */
export const forgetOrder = (number: number): void => {
  keepComment(number, undefined);
  aside.keep(number, undefined);
};
