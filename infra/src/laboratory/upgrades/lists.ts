import { contract } from '@power/domain/contract';
import { demoEmail, demoPassword } from '../../operations/launcher/greeting.ts';

/** Lists of the contract: whatever takes the request of a grid. */
const grids = contract.filter(
  (call) =>
    call.kind === 'query' &&
    call.accion !== undefined &&
    call.request.safeParse({ accion: call.accion, startRow: 0, endRow: 1 }).success,
);

/** Rows that each list has, by path and accion. */
export interface Answers {
  readonly listas: Readonly<Record<string, number>>;
}

async function ask(url: string, path: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { 'x-token': token }) },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
}

/** What a running demo answers its Administrador: every list that it has. Lists that it does not know are left out. */
export async function answersOf(url: string): Promise<Answers> {
  const { token } = await ask(url, '/accesos/login', { email: demoEmail('Administrador'), password: demoPassword });
  if (typeof token !== 'string') throw new Error(`nobody can sign in at ${url}`);
  const listas: Record<string, number> = {};
  for (const { path, accion } of grids) {
    const { lastRow } = await ask(url, path, { accion, startRow: 0, endRow: 1 }, token);
    if (typeof lastRow === 'number') listas[`${path} ${accion}`] = lastRow;
  }
  return { listas };
}
