import type { CallBase } from '@power/domain/kernel/call';
import { type Asker, type Cell, permissionMatrix } from './permissions.ts';
import { probeBody, sendCall } from './send-call.ts';

export interface MatrixReport {
  readonly cells: number;
  /** One line per cell where the system answered otherwise than declared. */
  readonly wrong: readonly string[];
}

/**
 * Makes every declared call as every profile and as nobody against a running system, and compares the verdict: 401,
 * 405 or neither. The requests carry an unknown field, so that a call that is allowed ends as a 400 and changes nothing.
 */
export async function runMatrix(
  baseUrl: string,
  calls: readonly CallBase[],
  tokenFor: (perfil: Exclude<Asker, 'anonimo'>) => Promise<string> | string,
): Promise<MatrixReport> {
  const cells = permissionMatrix(calls);
  const wrong: string[] = [];
  for (const { call, asker, expected } of cells) {
    const token = asker === 'anonimo' ? undefined : await tokenFor(asker);
    const { status, body } = await sendCall(baseUrl, call, token, probeBody(call));
    if (!agrees(expected, status))
      wrong.push(`${call.name} as ${asker}: expected ${expected}, got ${status} ${body.slice(0, 200)}`);
  }
  return { cells: cells.length, wrong };
}

const agrees = (expected: Cell['expected'], status: number): boolean =>
  expected === 'permitido' ? status < 500 && status !== 401 && status !== 405 && status !== 404 : status === expected;
