import { changesOf } from '@power/domain/kernel/changes';
import type { Values } from '@power/domain/kernel/master-events';
import { nobody, notListed, repeated } from '@power/domain/kernel/master-faults';
import type { ImportOutcome } from '@power/domain/kernel/master-import';
import type { Asked, Master } from '@power/domain/kernel/master-row';
import {
  asKnown,
  claimKey,
  claimOf,
  discordant,
  type GivenRow,
  knownBy,
  readRows,
} from '@power/domain/kernel/master-rows';
import { masters } from '@power/domain/masters';
import type { Reader } from '@power/infra/platform/sql/reader';
import { type MasterRecord, recordsOf } from './master-records.ts';

type Named = Pick<Asked, 'reference' | 'person'>;

/** Says what is wrong with a value that names somebody or a record elsewhere, as the command would. */
async function namedBy({ reference, person }: Named, rows: Reader): Promise<(value: string) => string | undefined> {
  if (reference) {
    const other = masters.find(({ master }) => master.name === reference.master)!;
    const there = new Set((await recordsOf(other.master, rows)).map((row) => claimKey(row[reference.field])));
    return (value) => (there.has(claimKey(value)) ? undefined : notListed(value));
  }
  const people = await rows
    .from('user_list')
    .select('email')
    .where('activo', '=', true)
    .where('perfil', '=', person!)
    .execute();
  const emails = new Set(people.map(({ email }) => email.toLowerCase()));
  return (value) => (emails.has(value) ? undefined : nobody(value, person!));
}

/** What each field that names others is held to. */
async function referencesOf(master: Master, rows: Reader) {
  const naming = Object.entries(master.fields).filter(([, { asked }]) => asked.reference ?? asked.person);
  const checks = await Promise.all(
    naming.map(async ([field, { asked, label }]) => ({ field, label, check: await namedBy(asked, rows) })),
  );
  return (values: Values): string | undefined => {
    for (const { field, label, check } of checks)
      for (const value of [values[field] ?? []].flat() as string[]) {
        const wrong = value === '' ? undefined : check(value);
        if (wrong !== undefined) return `${label}: ${wrong}`;
      }
    return undefined;
  };
}

/** Who has which value of a unique field, as the rows before leave it. */
function ownersOf(master: Master, records: readonly MasterRecord[]) {
  const owners = new Map(master.unique.map((field) => [field, new Map<string, string>()]));
  const take = (values: Values, owner: string) => {
    for (const [field, of] of owners) {
      const key = claimOf(values, field);
      if (key !== undefined) of.set(key, owner);
    }
  };
  for (const row of records) take(row, row._id);
  const taken = (values: Values, owner: string): string | undefined => {
    for (const [field, of] of owners) {
      const holder = of.get(claimOf(values, field) ?? '');
      if (holder !== undefined && holder !== owner) return repeated(master, field, values[field]);
    }
    return undefined;
  };
  return { take, taken };
}

/** What an import would make of these rows, row after row as it writes them: who is there, what they name, what is taken. */
export async function rehearseRows(master: Master, given: readonly GivenRow[], rows: Reader): Promise<ImportOutcome> {
  const { good, wrong } = readRows(master, given);
  const [records, unknown] = await Promise.all([recordsOf(master, rows), referencesOf(master, rows)]);
  const known = new Map(records.map((row) => [knownBy(master, row), row]));
  const { take, taken } = ownersOf(master, records);
  const outcome = { nuevos: 0, modificados: 0, sin_cambio: 0, rechazados: [...wrong] };
  for (const row of good) {
    const { fila, values } = row;
    const there = known.get(knownBy(master, values));
    const wanted = there === undefined ? values : asKnown(master, there, row);
    const owner = there?._id ?? `fila ${fila}`;
    const refused =
      discordant(master, there, wanted, Boolean(there?.['imagen']))?.mensaje ?? unknown(wanted) ?? taken(wanted, owner);
    if (refused !== undefined) {
      outcome.rechazados.push({ fila, errores: [refused] });
      continue;
    }
    take(wanted, owner);
    const changed = there === undefined || changesOf<Values>(there, wanted) !== undefined;
    outcome[there === undefined ? 'nuevos' : changed ? 'modificados' : 'sin_cambio'] += 1;
  }
  outcome.rechazados.sort((a, b) => a.fila - b.fila);
  return outcome;
}
