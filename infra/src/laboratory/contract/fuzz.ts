import type { CallBase } from '@power/domain/kernel/call';
import fc from 'fast-check';
import { fuzzBodies } from './fuzz-requests.ts';
import { PARAM, pathNames, probeBody, sendCall } from '../../platform/contract/send-call.ts';

export interface FuzzOptions {
  readonly baseUrl: string;
  readonly calls: readonly CallBase[];
  /** Token of somebody who may make the call; undefined for public ones. */
  readonly tokenFor: (call: CallBase) => Promise<string | undefined> | string | undefined;
  /** Anything that changes when the state does, e.g. the last log position. */
  readonly state: () => Promise<string>;
  /** Default 30. */
  readonly runsPerCall?: (call: CallBase) => number;
  readonly seed?: number;
}

/** Statuses that a request, whatever it holds, may end in. */
const EXPECTED = new Set([200, 400, 401, 404, 405, 413, 415, 429]);
const NASTY_PARAMS = [
  '%00',
  '..%2f..%2fetc',
  '%ff',
  '%F0%9F%98%80',
  '__proto__',
  "'--",
  '-1',
  '1e9',
  '9'.repeat(40),
  'x'.repeat(4000),
];
const STACK = /\n?\s+at .+:\d+:\d+|node_modules|\bat async\b|\.(ts|js):\d+/;

/**
 * Sends spoilt requests to a running system and returns what went wrong, one line each: a status outside the declared
 * ones (never 5xx), a stack trace in a reply, a changed state. A command is only sent what its schema refuses, so that
 * any change of state is a hole. The seed is in every line: the same seed sends the same requests.
 */
export async function runFuzz(
  options: FuzzOptions,
): Promise<{ readonly sent: number; readonly wrong: readonly string[] }> {
  const seed = options.seed ?? Date.now() % 0x7fffffff;
  const wrong: string[] = [];
  let sent = 0;
  let before = await options.state();
  for (const call of options.calls) {
    const token = await options.tokenFor(call);
    for (const param of call.path.includes('/:') ? NASTY_PARAMS : []) {
      sent += 1;
      const { status, body } = await sendCall(options.baseUrl, call, token, probeBody(call), param);
      if (!EXPECTED.has(status) || STACK.test(body))
        wrong.push(`${status} for ${call.name} with ${param.slice(0, 40)}: ${body.slice(0, 300)}`);
    }
    if (call.method === 'GET') continue;
    for (const body of fc.sample(fuzzBodies(call), { numRuns: options.runsPerCall?.(call) ?? 30, seed })) {
      if (call.kind === 'command' && isAccepted(call, body)) continue;
      sent += 1;
      const { status, body: reply } = await sendCall(options.baseUrl, call, token, body);
      const line = `${call.name} (seed ${seed}) ${body.slice(0, 300)}`;
      if (!EXPECTED.has(status)) wrong.push(`${status} for ${line}: ${reply.slice(0, 300)}`);
      if (STACK.test(reply)) wrong.push(`stack trace for ${line}`);
      if (call.kind === 'command' && status === 200 && /"ok":true/.test(reply)) wrong.push(`accepted ${line}`);
    }
    const after = await options.state();
    if (after !== before) wrong.push(`${call.name} changed the state from ${before} to ${after} (seed ${seed})`);
    before = after;
  }
  return { sent, wrong };
}

/**
 * Whether the command's own schema takes the body: then it may well do something, and is not sent. What the address
 * names stands for the body's field of that name, as it does at the gateway.
 */
function isAccepted(call: CallBase, body: string): boolean {
  try {
    const value = JSON.parse(body === '' ? '{}' : body) as Record<string, unknown>;
    const { accion: _, ...rest } = value;
    const addressed = Object.fromEntries(pathNames(call).map((name) => [name, PARAM]));
    return [value, rest, { ...value, ...addressed }, { ...rest, ...addressed }].some(
      (request) => call.request.safeParse(request).success,
    );
  } catch {
    return false;
  }
}
