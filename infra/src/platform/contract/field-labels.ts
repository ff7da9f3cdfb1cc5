import type { RowDefinition } from '@power/domain/kernel/row';

/** What rows call each of their fields, where all that have one agree; what they call differently belongs to none of them alone. */
export function fieldLabels(rows: readonly RowDefinition[]): ReadonlyMap<string, string> {
  const labels = new Map<string, Set<string>>();
  for (const { fields } of rows)
    for (const [name, { label }] of Object.entries(fields))
      if (label !== '') labels.set(name, (labels.get(name) ?? new Set()).add(label));
  return new Map(
    [...labels].flatMap(([name, [label, ...others]]) => (others.length === 0 ? [[name, label!] as const] : [])).sort(),
  );
}

/** The client's file of them: it names fields in histories without loading a row. */
export const printFieldLabels = (rows: readonly RowDefinition[]): string =>
  [
    '// Generated from the rows by `npm run calls`. Do not edit.',
    'export const FIELD_LABELS: Readonly<Record<string, string>> = {',
    ...[...fieldLabels(rows)].map(([name, label]) => `  ${name}: '${label.replaceAll("'", "\\'")}',`),
    '};',
    '',
  ].join('\n');
