import { z } from 'zod';
import type { AnyCommand } from './command.ts';
import { IMPORT_ROWS } from './import-limits.ts';
import type { MasterCalls } from './master.ts';
import { recordInput } from './master-input.ts';
import type { AnyQuery } from './query.ts';

/**
 * A master under the address of another system that keeps it in step: read as it is, written by records of that system,
 * each made or changed by what names it. `payload` is the key of those records in requests.
 */
export function masterAlias(calls: MasterCalls, path: string, payload: string) {
  const { master, grid, dropdown, second, import: imported } = calls;
  const at = <C extends { readonly name: string }>(call: C, verb: string, more: Partial<C> = {}): C => ({
    ...call,
    ...more,
    name: `${call.name}-alias`,
    path: `${path}/${verb}`,
  });
  const record = recordInput(master);
  return {
    master,
    calls,
    payload,
    grid: at(grid, 'listar'),
    dropdown: at(dropdown, 'listar'),
    second: second && at(second, 'listar'),
    change: at(imported, 'modificar', {
      accion: undefined,
      summary: `Crea o modifica ${master.words.muchos} como las conoce el ERP`,
      request: z.strictObject({
        accion: z.string().max(60).optional(),
        [payload]: z.union([record.transform((one) => [one]), z.array(record).min(1).max(IMPORT_ROWS)]),
      }) as never,
    }),
  };
}
export type MasterAlias = ReturnType<typeof masterAlias>;

/** Its calls, for the contract. */
export const aliasCallsOf = ({ grid, dropdown, second, change }: MasterAlias): readonly (AnyCommand | AnyQuery)[] =>
  [grid, dropdown, ...(second ? [second] : []), change] as never;
