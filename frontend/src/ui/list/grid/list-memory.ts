import { readToken } from '../../../api/session.ts';
import { currentUserId } from '../../../access/current-user.ts';

/** What a person arranged in a list: kept per person on this machine. */
const keyOf = (list: string, what: string): string =>
  `lista:${currentUserId() ?? (readToken() ? 'sesion' : 'anonimo')}:${list}:${what}`;

function read<T>(key: string, fallback: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? fallback;
  } catch {
    return fallback;
  }
}

const write = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage only costs the memory of the arrangement.
  }
};

export const readColumns = (list: string): Record<string, unknown> => read(keyOf(list, 'columnas'), {});
export const writeColumns = (list: string, columns: Record<string, unknown>): void =>
  write(keyOf(list, 'columnas'), columns);
