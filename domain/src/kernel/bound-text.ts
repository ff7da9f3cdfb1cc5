import { figureText } from './figures.ts';

/** What every field says that may not stay empty, where the specification has no text for it. */
export const EMPTY_FIELD = 'Ingresa este dato';

/** The text for a value that is none, told from that of a field that nobody filled in. */
export const emptyOr =
  (wrong: string) =>
  ({ input }: { readonly input?: unknown }): string =>
    input === undefined || input === null || input === '' ? EMPTY_FIELD : wrong;

/** A value that is too small or too big, as schemas tell it. */
export interface Bound {
  readonly code: 'too_small' | 'too_big';
  readonly origin?: string;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
}

/** What people and other programs read of a bound, in forms and in replies alike. */
export function boundText({ code, origin, minimum, maximum }: Bound): string {
  const small = code === 'too_small';
  const limit = small ? minimum : maximum;
  const bound = typeof limit === 'number' ? figureText(limit) : String(limit);
  if (origin === 'string') {
    if (small) return bound === '1' ? EMPTY_FIELD : `Ingresa al menos ${bound} caracteres`;
    return `Usa a lo más ${bound} caracteres`;
  }
  if (origin === 'array') return small ? `Elige al menos ${bound}` : `Elige a lo más ${bound}`;
  return small ? `Ingresa ${bound} o más` : `Ingresa ${bound} o menos`;
}
