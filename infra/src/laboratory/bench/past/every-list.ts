import { contract } from '@power/domain/contract';
import { mayCall } from '@power/domain/kernel/call';
import type { Perfil } from '@power/domain/kernel/perfiles';
import type { Principal } from '@power/domain/kernel/principal';
import type { QueryDefinition } from '@power/domain/kernel/query';
import { z } from 'zod';
import { demoEmail, demoPassword } from '../../../operations/launcher/greeting.ts';
import type { Bench } from '../bench.ts';
import { type Figure, limit, number, told } from '../figure.ts';
import { HttpClient, signIn } from '../http-client.ts';
import { startRested } from '../rested.ts';
import { median } from '../stats.ts';

const GOAL = 3;
/** Below this a list of the past is as good as one of now: a difference of some ms is that of the network, ms. */
const FELT_MS = 50;
const DAYS_AGO = 20;
/** Who, between them, may ask for every list. */
const ASKERS: readonly Perfil[] = ['Administrador', 'Reseller', 'Proveedor', 'Cliente', 'Servicio Tecnico'];

const queries = contract.filter(({ kind }) => kind === 'query') as unknown as readonly QueryDefinition[];

/** The plainest request of a list or of its Excel; undefined for what is neither, or asks for more. */
function plainRequest({ request, accion, file }: QueryDefinition & { readonly accion?: string }): object | undefined {
  const shape = request instanceof z.ZodObject ? request.shape : {};
  const isList = 'startRow' in shape && 'sortModel' in shape;
  if (!isList && !(file === 'xlsx' && 'filterModel' in shape)) return undefined;
  const body = {
    ...(accion !== undefined && { accion }),
    ...(isList && { startRow: 0, endRow: 20, sortModel: [] }),
    filterModel: {},
  };
  return request.safeParse(body).success ? body : undefined;
}

async function clientsOf(url: string, perfil: Perfil) {
  const token = await signIn(url, demoEmail(perfil), demoPassword);
  const at = new Date(Date.now() - DAYS_AGO * 86_400_000).toISOString();
  const now = new HttpClient(url, { 'x-token': token });
  const { user } = await now.ask<{ user: Principal }>('/usuarios/info', { accion: 'simple' });
  return { user: { ...user, perfil }, now, past: new HttpClient(url, { 'x-token': token, 'x-as-of': at }) };
}

/** Every list and every Excel of the full demo as of three weeks ago, against the same call of now. */
export async function everyList({ quick, runs, say }: Bench): Promise<Figure[]> {
  const system = await startRested({ demo: quick ? 'small' : 'full' }, say);
  const askers = await Promise.all(ASKERS.map((perfil) => clientsOf(system.url, perfil)));
  try {
    const timings: { readonly name: string; readonly ratio: number; readonly ms: number }[] = [];
    for (const query of queries) {
      const body = query.asOf === undefined ? plainRequest(query) : undefined;
      const asker = body && askers.find(({ user }) => mayCall(query.access, user));
      if (!body || !asker) continue;
      const times: { now: number[]; past: number[] } = { now: [], past: [] };
      for (let run = 0; run <= runs; run += 1)
        for (const side of ['now', 'past'] as const) {
          const { status, ms, text } = await asker[side].post(query.path, body);
          if (status !== 200) throw new Error(`${query.name} ${side}: ${status} ${text.slice(0, 200)}`);
          if (run > 0) times[side].push(ms);
        }
      const [now, past] = [median(times.now), median(times.past)];
      timings.push({ name: query.name, ratio: past / now, ms: past });
    }
    const slow = timings.filter(({ ms }) => ms >= FELT_MS).toSorted((a, b) => b.ratio - a.ratio);
    const slowest = slow.slice(0, 3).map(({ name, ratio, ms }) => `${name} ${number(ratio)}× (${Math.round(ms)} ms)`);
    return [
      limit(GOAL, {
        what: `as of, the slowest of all lists and Excel files that take ${FELT_MS} ms or more`,
        unit: '× of now',
        values: [slow[0]?.ratio ?? 0],
      }),
      told('…the three slowest', slowest.join(', ')),
      told('…lists and Excel files asked', String(timings.length)),
    ];
  } finally {
    for (const { now, past } of askers) for (const client of [now, past]) client.close();
    await system.remove();
  }
}
