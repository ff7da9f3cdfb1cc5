import { createHmac, timingSafeEqual } from 'node:crypto';

/** Without signs that are read as another. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

const hashOf = (secret: string, usuario: string, codigo: string): Buffer =>
  createHmac('sha256', secret).update(`codigo\n${usuario}\n${codigo}`).digest();

/** A code for one sign-in of one account, the same for the same command; the log keeps its keyed hash, which is of no use without the secret. */
export function issueCode(
  secret: string,
  usuario: string,
  commandId: string,
): { readonly codigo: string; readonly code_hash: string } {
  const bytes = createHmac('sha256', secret).update(`dispositivo\n${usuario}\n${commandId}`).digest();
  // A sign takes two bytes: what is left over favours none of them noticeably.
  const codigo = Array.from({ length: LENGTH }, (_, n) => SIGNS[bytes.readUInt16BE(n * 2) % SIGNS.length]).join('');
  return { codigo, code_hash: hashOf(secret, usuario, codigo).toString('base64url') };
}

interface Kept {
  readonly code_hash: string;
  readonly vence: string;
}

/** Whether a typed code is the one that the account waits for, in time. Capitals and hyphens do not matter. */
export function codeFits(secret: string, usuario: string, typed: string, kept: Kept | undefined, now: string): boolean {
  const codigo = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  const given = hashOf(secret, usuario, codigo);
  const known = Buffer.from(kept?.code_hash ?? '', 'base64url');
  const same = known.length === given.length && timingSafeEqual(known, given);
  return same && kept !== undefined && now <= kept.vence;
}
