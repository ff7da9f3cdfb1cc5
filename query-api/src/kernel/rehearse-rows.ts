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

/** Deeper than people build a tree, as the command has it. */
const DEEPEST = 50;

/** Records of a master by the field that others of it name them by, as the rows before leave them. */
function treeOf(master: Master, records: readonly MasterRecord[]) {
  const own = Object.entries(master.fields).filter(([, { asked }]) => asked.reference?.master === master.name);
  const byKey = new Map<string, Values>();
  const put = (values: Values): void => {
    for (const [, { asked }] of own) byKey.set(claimKey(values[asked.reference!.field]), values);
  };
  for (const record of records) put(record);
  return {
    put,
    has: (value: string): boolean => byKey.has(claimKey(value)),
    /** What is wrong where a record would stand, however far up, inside itself. */
    within(values: Values): string | undefined {
      for (const [field, { asked, label }] of own) {
        if (!asked.acyclic) continue;
        const self = claimKey(values[asked.reference!.field]);
        let above = values[field];
        for (let depth = 0; typeof above === 'string' && above !== ''; depth += 1) {
          if (claimKey(above) === self || depth >= DEEPEST) return `${label}: quedaría dentro de sí misma. Elige otra.`;
          above = byKey.get(claimKey(above))?.[field];
        }
      }
      return undefined;
    },
  };
}

/** What each field that names others is held to. */
async function referencesOf(master: Master, rows: Reader, made: (value: string) => boolean) {
  const naming = Object.entries(master.fields).filter(([, { asked }]) => asked.reference ?? asked.person);
  const checks = await Promise.all(
    naming.map(async ([field, { asked, label }]) => {
      const check = await namedBy(asked, rows);
      // A row may name one that a row before it makes.
      const own = asked.reference?.master === master.name;
      return { field, label, check: (value: string) => (own && made(value) ? undefined : check(value)) };
    }),
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
  const records = await recordsOf(master, rows);
  const tree = treeOf(master, records);
  const unknown = await referencesOf(master, rows, tree.has);
  const known = new Map(records.map((row) => [knownBy(master, row), row]));
  const { take, taken } = ownersOf(master, records);
  const outcome = { nuevos: 0, modificados: 0, sin_cambio: 0, rechazados: [...wrong] };
  for (const row of good) {
    const { fila, values } = row;
    const there = known.get(knownBy(master, values));
    const wanted = there === undefined ? values : asKnown(master, there, row);
    const owner = there?._id ?? `fila ${fila}`;
    const refused =
      discordant(master, there, wanted, Boolean(there?.['imagen']))?.mensaje ??
      unknown(wanted) ??
      tree.within({ ...there, ...wanted }) ??
      taken(wanted, owner);
    if (refused !== undefined) {
      outcome.rechazados.push({ fila, errores: [refused] });
      continue;
    }
    take(wanted, owner);
    tree.put({ ...there, ...wanted });
    const changed = there === undefined || changesOf<Values>(there, wanted) !== undefined;
    outcome[there === undefined ? 'nuevos' : changed ? 'modificados' : 'sin_cambio'] += 1;
  }
  outcome.rechazados.sort((a, b) => a.fila - b.fila);
  return outcome;
}
