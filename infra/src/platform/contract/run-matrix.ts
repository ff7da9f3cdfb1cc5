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
  cells: readonly Cell[] = permissionMatrix(calls),
): Promise<MatrixReport> {
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

/**
 * The matrix by class of equal access: of the calls that are open to the same people the first is made as everybody, the
 * others as one who may and one who may not. The gate is one piece of code; what differs is what it reads.
 */
export function matrixByClass(calls: readonly CallBase[]): Cell[] {
  const standsFor = new Map<string, string>();
  const tried = new Set<string>();
  return permissionMatrix(calls).filter(({ call, expected }) => {
    const kind = JSON.stringify([call.kind, call.access, call.codigo, call.clave]);
    if (!standsFor.has(kind)) standsFor.set(kind, call.name);
    const verdict = `${call.name} ${expected}`;
    const fresh = !tried.has(verdict);
    tried.add(verdict);
    return fresh || standsFor.get(kind) === call.name;
  });
}
