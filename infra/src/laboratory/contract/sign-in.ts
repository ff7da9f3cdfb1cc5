import { demoEmail, demoPassword } from '../../operations/launcher/greeting.ts';

/** Token of the demo person with that profile, asked of a running system once. Throws when it is refused. */
export function demoTokens(baseUrl: string): (perfil: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return (perfil) => {
    const token = known.get(perfil) ?? signIn(baseUrl, demoEmail(perfil));
    known.set(perfil, token);
    return token;
  };
}

async function signIn(baseUrl: string, email: string): Promise<string> {
  const reply = await fetch(new URL('/accesos/login', baseUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword, cliente: 'terminal' }),
  });
  const { token, mensaje } = (await reply.json()) as { token?: string; mensaje?: string };
  if (!token) throw new Error(`${email} could not sign in: ${reply.status} ${mensaje ?? ''}`);
  return token;
}
