import { changesOf } from '@power/domain/kernel/changes';
import { type MasterCalls, namedElsewhere } from '@power/domain/kernel/master';
import type { MasterState, Values } from '@power/domain/kernel/master-events';
import type { ImportOutcome } from '@power/domain/kernel/master-import';
import {
  asKnown,
  claimKey,
  discordant,
  type GivenRow,
  type GoodRow,
  identityOf,
  readRows,
} from '@power/domain/kernel/master-rows';
import { isRejection } from '@power/domain/kernel/rejection';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { unknownReference } from './master-references.ts';
import { renamed } from './master-uses.ts';
import { claimUnique } from './master-unique.ts';

/** The record that these values speak of, by its identity or by the claim of its first unique field; undefined for a new one. */
async function ownerOf(calls: MasterCalls, values: Values, services: CommandServices): Promise<string | undefined> {
  if (calls.master.identity.length > 0) {
    const _id = identityOf(calls.master, values);
    const { state } = await services.load(calls.aggregate, _id);
    return state && !state.eliminado ? _id : undefined;
  }
  const [field, claim] = [...calls.claims][0]!;
  const { state } = await services.load(claim.aggregate, claimKey(values[field]));
  if (state.dueno === undefined) return undefined;
  const owner = await services.load(calls.aggregate, state.dueno);
  const holds =
    owner.state && !owner.state.eliminado && claimKey(owner.state.values[field]) === claimKey(values[field]);
  return holds ? state.dueno : undefined;
}

/** Id of a record that is made: its own fields name it, or it gets the next number, the same for the same `key`. */
export const newId = async (
  { master }: MasterCalls,
  values: Values,
  services: CommandServices,
  key?: string,
): Promise<string> =>
  master.identity.length > 0 ? identityOf(master, values) : String(await services.nextNumber(master.name, key));

/**
 * Writes the good rows one by one, each in the name of the command, so that a repeat after a crash goes on where it
 * stopped. A row that others refuse (its name is taken) is told like a wrong one; the rest goes on.
 */
export async function importRows(
  calls: MasterCalls,
  given: readonly GivenRow[],
  services: CommandServices,
): Promise<ImportOutcome> {
  const { good, wrong } = readRows(calls.master, given);
  const outcome = { nuevos: 0, modificados: 0, sin_cambio: 0, rechazados: [...wrong] };
  for (const row of good) {
    const { fila, values } = row;
    const known = await ownerOf(calls, values, services);
    // The same number for the same value: a repeat of the import finds what it made.
    const _id = known ?? (await newId(calls, values, services, `${services.commandId}-${fila}`));
    const { state } = await services.load(calls.aggregate, _id);
    const wanted = known === undefined ? values : asKnown(calls.master, state!.values, row);
    const refused =
      discordant(calls.master, state?.values, wanted, Boolean(state?.imagen)) ??
      (await unknownReference(calls, wanted, services, state?.values)) ??
      (state && !state.eliminado ? await inUse(calls, _id, wanted, services) : undefined) ??
      (await claimUnique(calls, services, _id, wanted));
    const written = refused ?? (await services.run(calls.aggregate, _id, `fila-${fila}`, writeRow(calls, _id, row)));
    if (isRejection(written)) outcome.rechazados.push({ fila, errores: [written.mensaje] });
    else if (written.events.length === 0) outcome.sin_cambio += 1;
    else outcome[known === undefined ? 'nuevos' : 'modificados'] += 1;
  }
  outcome.rechazados.sort((a, b) => a.fila - b.fila);
  return outcome;
}

/** Why a row does not change a record that others name, or that goods lock: a spreadsheet says no reason. */
async function inUse(calls: MasterCalls, id: string, wanted: Values, services: CommandServices) {
  const { state } = await services.load(calls.aggregate, id);
  const nameRefusal = await renamed(calls, id, wanted, services);
  return nameRefusal && namedElsewhere(calls.master, state!.values, nameRefusal);
}

const writeRow =
  ({ events, master }: MasterCalls, _id: string, row: GoodRow) =>
  (state: MasterState | undefined) => {
    if (!state || state.eliminado) return [events.created({ ...row.values, _id })];
    const wanted = asKnown(master, state.values, row);
    const changes = changesOf(state.values as Record<string, unknown>, wanted);
    const nombre = String(wanted[master.title] ?? state.values[master.title]);
    return changes ? [events.changed({ _id, nombre, ...changes })] : [];
  };
