import type { CallBase } from '@power/domain/kernel/call';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** What stands for a `:name` of an address unless something else is asked for. */
export const PARAM = 'matriz';

export const pathNames = ({ path }: CallBase): readonly string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!);

/** Sends a call to a running system. `param`, encoded, stands for every `:name` of its path. `body` is the JSON text as it goes over the wire; for GET and DELETE without one, undefined. */
export async function sendCall(
  baseUrl: string,
  call: CallBase,
  token: string | undefined,
  body: string | undefined,
  param = PARAM,
): Promise<Answer> {
  const url = new URL(
    call.path.replaceAll(/:\w+/g, () => param),
    baseUrl,
  );
  if (call.method === 'GET' && call.accion !== undefined) url.searchParams.set('accion', call.accion);
  const reply = await fetch(url, {
    method: call.method,
    headers: {
      ...(token !== undefined && { 'x-token': token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: call.method === 'GET' ? undefined : body,
    redirect: 'manual',
  });
  return { status: reply.status, body: await reply.text() };
}

/** JSON text that names the call and holds a field that no call knows: refused before it can do anything. */
export const probeBody = (call: CallBase): string | undefined =>
  call.method === 'GET'
    ? undefined
    : JSON.stringify({
        ...(call.accion !== undefined && { accion: call.accion }),
        ...(call.caso && { [call.caso.campo]: call.caso.valor }),
        campo_que_no_existe: true,
      });
