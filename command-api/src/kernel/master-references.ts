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

/** Refuses a record that names what there is not: each field that is a reference, each of its values. */
export async function unknownReference(
  { master }: MasterCalls,
  values: Values,
  services: CommandServices,
): Promise<Rejection | undefined> {
  for (const [campo, { asked, label }] of Object.entries(master.fields)) {
    if (asked.reference === undefined && asked.person === undefined) continue;
    for (const value of [values[campo] ?? []].flat() as string[]) {
      // oxlint-disable-next-line no-await-in-loop -- the first that is wrong is told
      const wrong = value === '' ? undefined : await fault(asked, value, services);
      if (wrong) return reject('NO_EXISTE', masterWords(master).notSaved, `${label}: ${wrong}`, { campo });
    }
  }
  return undefined;
}
