import { randomUUID } from 'node:crypto';
import { TERMINAL_PERFILES } from '@power/domain/access/terminal.shared';
import type { Perfil } from '@power/domain/kernel/perfiles';
import { demoEmail, demoPassword } from '../../operations/launcher/greeting.ts';

interface Typed {
  readonly email: string;
  readonly password: string;
  readonly cliente: 'terminal' | 'dispositivo';
}
type Said = Record<string, unknown> & { readonly mensaje?: string };

/** Token of the demo person with that profile, asked of a running system once. Throws when it is refused. */
export function demoTokens(baseUrl: string): (perfil: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  const tokenOf = (perfil: string): Promise<string> => {
    const email = demoEmail(perfil);
    const token =
      known.get(perfil) ??
      (TERMINAL_PERFILES.includes(perfil as Perfil)
        ? withCode(baseUrl, email, tokenOf('Jefe de Bodega'))
        : signIn(baseUrl, { email, password: demoPassword, cliente: 'terminal' }));
    known.set(perfil, token);
    return token;
  };
  return tokenOf;
}

async function post(baseUrl: string, path: string, body: object, headers: Record<string, string> = {}): Promise<Said> {
  const reply = await fetch(new URL(path, baseUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: reply.status, ...((await reply.json()) as Said) };
}

async function signIn(baseUrl: string, typed: Typed): Promise<string> {
  const { token, status, mensaje } = await post(baseUrl, '/accesos/login', typed);
  if (typeof token !== 'string')
    throw new Error(`${typed.email} could not sign in: ${String(status)} ${mensaje ?? ''}`);
  return token;
}

/** Whoever works in the warehouse gets in with a code of the Jefe de Bodega, and with nothing else. */
async function withCode(baseUrl: string, email: string, giver: Promise<string>): Promise<string> {
  const headers = { 'x-token': await giver };
  const { personas } = await post(baseUrl, '/usuarios/listar', { accion: 'terminal' }, headers);
  const person = (personas as { _id: string; email: string }[] | undefined)?.find((one) => one.email === email);
  const { codigo, mensaje } = await post(
    baseUrl,
    '/usuarios/modificar',
    { accion: 'codigodispositivo', usuario: person?._id ?? '' },
    { ...headers, 'idempotency-key': randomUUID() },
  );
  if (typeof codigo !== 'string') throw new Error(`${email} got no code: ${mensaje ?? ''}`);
  return signIn(baseUrl, { email, password: codigo, cliente: 'dispositivo' });
}
