import { readToken } from '../../../api/session.ts';
import { currentUserId } from '../../../access/current-user.ts';
import { remember, remembered } from '../../remembered.ts';

/** What a person arranged in a list: kept per person on this machine. */
const keyOf = (list: string, what: string): string =>
  `lista:${currentUserId() ?? (readToken() ? 'sesion' : 'anonimo')}:${list}:${what}`;

export const readColumns = (list: string): Record<string, unknown> =>
  (remembered(keyOf(list, 'columnas')) as Record<string, unknown> | undefined) ?? {};
export const writeColumns = (list: string, columns: Record<string, unknown>): void =>
  remember(keyOf(list, 'columnas'), columns);
