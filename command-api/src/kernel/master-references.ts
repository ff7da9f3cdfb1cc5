import { emailClaim, user } from '@power/domain/access/user';
import type { MasterCalls } from '@power/domain/kernel/master';
import type { Values } from '@power/domain/kernel/master-events';
import { nobody, notListed } from '@power/domain/kernel/master-faults';
import type { Asked } from '@power/domain/kernel/master-row';
import { masterWords } from '@power/domain/kernel/master-words';
import { reject, type Rejection } from '@power/domain/kernel/rejection';
import { masters } from '@power/domain/masters';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { masterRecord } from './master-record.ts';

const isThere = async (
  { master, field }: NonNullable<Asked['reference']>,
  value: string,
  services: CommandServices,
): Promise<boolean> =>
  (await masterRecord(
    masters.find((one) => one.master.name === master)!,
    services,
    field,
    value,
  )) !== undefined;

/** What is wrong with a value that names somebody or a record elsewhere; undefined when it names what there is. */
async function fault({ reference, person }: Asked, value: string, services: CommandServices) {
  if (reference && !(await isThere(reference, value, services))) return notListed(value);
  if (person === undefined) return undefined;
  const { state: claimed } = await services.load(emailClaim, value);
  const found = claimed.usuario === undefined ? undefined : (await services.load(user, claimed.usuario)).state;
  return found?.activo && found.perfil === person ? undefined : nobody(value, person);
}

/** Deeper than people build a tree. */
const DEEPEST = 50;

/** Whether a record would stand, however far up, inside itself. `own` is the record as it is; nothing of a new one. */
async function isWithin(
  calls: MasterCalls,
  campo: string,
  own: Values | undefined,
  values: Values,
  services: CommandServices,
): Promise<boolean> {
  const by = calls.master.fields[campo]!.asked.reference!.field;
  const self = values[by] ?? own?.[by];
  let above = values[campo];
  for (let depth = 0; typeof above === 'string' && above !== ''; depth += 1) {
    if (above === self || above === own?.[by] || depth >= DEEPEST) return true;
    // oxlint-disable-next-line no-await-in-loop -- each names the one above it
    above = (await masterRecord(calls, services, by, above))?.[campo];
  }
  return false;
}

/** Refuses a record that names what there is not: each field that is a reference, each of its values. */
export async function unknownReference(
  calls: MasterCalls,
  values: Values,
  services: CommandServices,
  own?: Values,
): Promise<Rejection | undefined> {
  const { master } = calls;
  for (const [campo, { asked, label }] of Object.entries(master.fields)) {
    if (asked.reference === undefined && asked.person === undefined) continue;
    for (const value of [values[campo] ?? []].flat() as string[]) {
      // oxlint-disable-next-line no-await-in-loop -- the first that is wrong is told
      const wrong = value === '' ? undefined : await fault(asked, value, services);
      if (wrong) return reject('NO_EXISTE', masterWords(master).notSaved, `${label}: ${wrong}`, { campo });
    }
    // oxlint-disable-next-line no-await-in-loop -- the first that is wrong is told
    if (asked.acyclic && (await isWithin(calls, campo, own, values, services)))
      return reject(
        'DENTRO_DE_SI',
        masterWords(master).notSaved,
        `${label}: quedaría dentro de sí misma. Elige otra.`,
        { campo },
      );
  }
  return undefined;
}
