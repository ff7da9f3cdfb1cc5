import type { FactGroup, Linked } from '@power/domain/kernel/document';
import type { Field } from '@power/domain/kernel/field';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ValueName } from '../ui/dialogs/field-changes.tsx';
import { breakable, type Fact, Facts } from '../ui/dialogs/facts.tsx';
import { fieldText } from '../ui/format/field-text.ts';
import styles from './document-facts.module.css';

function shown(field: Field & Partial<Linked>, name: string, value: unknown, names: ValueName | undefined): ReactNode {
  const text = names?.(name, value) ?? fieldText(field, value);
  if (!field.link || !value) return text;
  const target = field.link === 'tel' ? String(value).replaceAll(/\s/g, '') : String(value);
  return (
    <Anchor href={`${field.link}:${target}`} inherit>
      {field.link === 'mailto' ? breakable(text) : text}
    </Anchor>
  );
}

/** Facts of a document in their groups, as its declaration finds them in the sheet. */
export function DocumentFacts<V>({
  groups,
  sheet,
  names,
}: {
  groups: readonly FactGroup<V>[];
  sheet: V;
  names: ValueName | undefined;
}) {
  return (
    <div className={styles.groups}>
      {groups.map(({ titulo, fields, of }) => {
        const values = of(sheet);
        if (!values) return null;
        const facts = Object.entries(fields).flatMap(([name, field]): Fact[] =>
          values[name] === undefined ? [] : [[field.label, shown(field, name, values[name], names)]],
        );
        return (
          <section key={titulo} aria-label={titulo}>
            <h2>{titulo}</h2>
            <Facts of={facts} />
          </section>
        );
      })}
    </div>
  );
}
