import { createHash, createHmac } from 'node:crypto';

/** Secret link for setting a password: names the account and proves that this server issued it for this command. */
export function issueLink(secret: string, usuario: string, commandId: string): { token: string; token_hash: string } {
  const proof = createHmac('sha256', secret).update(`link\n${usuario}\n${commandId}`).digest('base64url');
  const token = `${Buffer.from(usuario).toString('base64url')}.${proof}`;
  return { token, token_hash: hashLink(token) };
}

/** What the log keeps of a link: useless to whoever reads it. */
export const hashLink = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Account that a link names; `undefined` when it is not of our making. Proves nothing: the hash in the account does. */
export function linkAccount(token: string): string | undefined {
  const usuario = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString();
  return /^[\w-]{1,80}$/.test(usuario) ? usuario : undefined;
}
