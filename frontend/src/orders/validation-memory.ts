/**
 * What a validator's working day remembers in this tab, also over a reload: comments that were typed and not yet accepted,
 * and orders that were refused or put aside, each at the version that was looked at: once it changes it is offered again.
 */
const COMMENTS = 'validacion:comentarios';
const ASIDE = 'validacion:apartados';

const read = <T>(key: string): Record<string, T> => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, T>;
  } catch {
    return {};
  }
};

const change = <T>(key: string, number: number, value: T | undefined): void => {
  const { [String(number)]: _, ...others } = read<T>(key);
  try {
    sessionStorage.setItem(key, JSON.stringify(value === undefined ? others : { ...others, [number]: value }));
  } catch {
    // A full or forbidden storage only costs the memory.
  }
};

export const typedComment = (number: number): string => read<string>(COMMENTS)[number] ?? '';
export const keepComment = (number: number, text: string | undefined): void =>
  change(COMMENTS, number, text || undefined);

/** Leaves the order out of *Siguiente* while it stays at this version. */
export const putAside = (number: number, version: number): void => change(ASIDE, number, version);
export const isAside = ({ number, version }: { readonly number: number; readonly version: number }): boolean =>
  read<number>(ASIDE)[number] === version;
/** How many orders are put aside; some may have changed since. */
export const asideCount = (): number => Object.keys(read(ASIDE)).length;
/** The queue went round once: all are offered again. */
export const forgetAside = (): void => sessionStorage.removeItem(ASIDE);
/** The order is done: nothing of it needs to be remembered. */
export const forgetOrder = (number: number): void => {
  keepComment(number, undefined);
  change(ASIDE, number, undefined);
};
