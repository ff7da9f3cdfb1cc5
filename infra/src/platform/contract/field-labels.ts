import type { FieldKind } from '@power/domain/kernel/field';
import type { RowDefinition } from '@power/domain/kernel/row';

type Declared = RowDefinition['fields'][string];

/** What rows say of each of their fields, where all that have one agree; what they say differently belongs to none of them alone. */
function agreed(rows: readonly RowDefinition[], say: (field: Declared) => string): ReadonlyMap<string, string> {
  const said = new Map<string, Set<string>>();
  for (const { fields } of rows)
    for (const [name, field] of Object.entries(fields))
      if (field.label !== '') said.set(name, (said.get(name) ?? new Set()).add(say(field)));
  return new Map(
    [...said].flatMap(([name, [one, ...others]]) => (others.length === 0 ? [[name, one!] as const] : [])).sort(),
  );
}

/** Kinds whose values are written in a way of their own; of a day and an instant the value itself says that it is one. */
const WRITTEN: ReadonlySet<string> = new Set<FieldKind>(['number', 'pesos', 'dollars', 'euros', 'percentage', 'rate']);

export const fieldLabels = (rows: readonly RowDefinition[]) => agreed(rows, ({ label }) => label);
export const fieldKinds = (rows: readonly RowDefinition[]) =>
  new Map([...agreed(rows, ({ kind }) => kind)].filter(([, kind]) => WRITTEN.has(kind)));

const record = (type: string, entries: ReadonlyMap<string, string>): string[] => [
  `${type} = {`,
  ...[...entries].map(([name, value]) => `  ${name}: '${value.replaceAll("'", "\\'")}',`),
  '};',
];

const HEAD = '// Generated from the rows by `npm run calls`. Do not edit.';

/** Names of one file, by their first letter: a new one moves none of the others. No source is longer than people read. */
const FILES = ['a-d', 'e-o', 'p-z'] as const;

/** The client's files of names, by file: it names fields in histories without loading a row. */
export function printFieldLabels(rows: readonly RowDefinition[]): readonly (readonly [string, string])[] {
  const all = [...fieldLabels(rows)];
  const type = 'Readonly<Record<string, string>>';
  const parts = FILES.map((letters) => ({
    name: `LABELS_${letters.replace('-', '_').toUpperCase()}`,
    file: `field-labels-${letters}.ts`,
    entries: new Map(all.filter(([name]) => new RegExp(`^[${letters}]`, 'i').test(name))),
  }));
  return [
    ...parts.map(
      ({ name, file, entries }) =>
        [file, [HEAD, ...record(`export const ${name}: ${type}`, entries), ''].join('\n')] as const,
    ),
    [
      'field-labels.ts',
      [
        HEAD,
        ...parts.map(({ name, file }) => `import { ${name} } from './${file}';`),
        '',
        `export const FIELD_LABELS: ${type} = { ${parts.map(({ name }) => `...${name}`).join(', ')} };`,
        '',
      ].join('\n'),
    ],
  ];
}

/** The client's file of kinds: it writes what fields hold in histories without loading a row. */
export const printFieldKinds = (rows: readonly RowDefinition[]): string =>
  [
    HEAD,
    "import type { FieldKind } from '@power/domain/kernel/field';",
    '',
    ...record('export const FIELD_KINDS: Readonly<Record<string, FieldKind>>', fieldKinds(rows)),
    '',
  ].join('\n');
