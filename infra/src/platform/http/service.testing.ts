import type { CallBase } from '@power/domain/kernel/call';
import { permisosOf, type Perfil } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { z } from 'zod';
import { createService, type Service } from './service.ts';
import type { Execute, ServiceOptions } from './service-options.ts';

export const INTERNAL = 'internal-token-of-the-tests';
export const silent = pino({ level: 'silent' });

/** A declared call for tests of the HTTP side. */
export const toy = (name: string, over: Partial<CallBase> = {}): CallBase => ({
  kind: 'query',
  name,
  context: 'toys',
  method: 'POST',
  path: '/juguetes/listar',
  accion: name,
  summary: name,
  access: { perfiles: 'todos' },
  request: z.strictObject({ accion: z.literal(name), cantidad: z.number().int().optional() }),
  reply: z.looseObject({}),
  ...over,
});

export const persona = (perfil: Perfil): Principal => ({
  _id: `u-${perfil}`,
  nombre: perfil,
  email: 'persona@power.test',
  perfil,
  permisos: permisosOf(perfil),
  sesion: 's',
});

/** A service whose tokens are names of profiles. */
export const toyService = (
  calls: readonly CallBase[],
  execute: Execute,
  over: Partial<ServiceOptions> = {},
): Promise<Service> =>
  createService({
    name: 'toys',
    port: 0,
    calls,
    execute,
    ready: () => ({ ok: true }),
    metrics: new Registry(),
    internalToken: INTERNAL,
    log: silent,
    authenticate: async (token) =>
      token === undefined
        ? { refused: 'SIN_SESION' }
        : token === 'vencido'
          ? { refused: 'SESION_EXPIRADA' }
          : { user: persona(token as Perfil) },
    ...over,
  });

export interface Got {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

export async function send(
  port: number,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<Got> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: reply.status, headers: reply.headers, body: (await reply.json()) as Record<string, unknown> };
}
