import { readToken } from './session.ts';

let owner: string | undefined;

/** Says whose data this tab shows from now on; undefined: nobody's. */
export const screenBelongsTo = (usuario: string | undefined): void => {
  owner = usuario;
};
export const screenOwner = (): string | undefined => owner;

/** Account that a token is of, as it says; whether it is worth anything the server knows. */
export function ownerOf(token: string | undefined): string | undefined {
  try {
    const payload = (token ?? '').split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/');
    const { sub } = JSON.parse(atob(payload)) as { sub?: unknown };
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the browser's session has become somebody else's than whose data this tab shows: all tabs share one cookie. */
export function isAnothersSession(): boolean {
  const now = ownerOf(readToken());
  return owner !== undefined && now !== undefined && now !== owner;
}
