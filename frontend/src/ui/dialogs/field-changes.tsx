import { tellsNothing } from '@power/domain/kernel/tells-nothing';
import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { fieldName } from '../format/field-names.ts';
import { fieldValue } from '../format/field-values.ts';
import styles from './field-changes.module.css';

/** One field that changed, as the differ of the server has it; `antes` or `despues` is absent where the field was not there. */
export interface FieldChange {
  readonly campo: string;
  /** What it is called, where the server says so. */
  readonly etiqueta?: string;
  readonly antes?: unknown;
  readonly despues?: unknown;
  /** Currency of an amount, where it is not the usual one of its field; before the change, where it was another. */
  readonly moneda?: string;
  readonly moneda_antes?: string;
}

/** What a code means, where the screen knows it; undefined leaves the value as it is. */
export type ValueName = (campo: string, value: unknown) => string | undefined;

interface Props {
  readonly of: readonly FieldChange[];
  readonly valueName?: ValueName | undefined;
  /** Fields that the person who is looking has changed as well. */
  readonly mine?: ((campo: string) => boolean) | undefined;
}

/** More at once nobody reads: the rest is a click away. */
const AT_ONCE = 80;

/** Changed fields under their names, before → after; what says nothing to people is left out. */
export function FieldChanges({ of, valueName, mine }: Props) {
  const [all, setAll] = useState(false);
  const textOf = (campo: string, value: unknown, moneda?: string) =>
    valueName?.(campo, value) ?? fieldValue(campo, value, moneda) ?? '–';
  const changes = of
    .filter(({ campo }) => !tellsNothing(campo))
    .map(({ antes, despues, moneda, moneda_antes = moneda, ...change }) => ({
      ...change,
      before: antes === undefined ? undefined : textOf(change.campo, antes, moneda_antes),
      after: textOf(change.campo, despues, moneda),
    }))
    .filter(({ before = '–', after }) => before !== after);
  if (changes.length === 0) return null;
  const shown = all ? changes : changes.slice(0, AT_ONCE);
  return (
    <>
      <dl className={styles.changes}>
        {shown.map(({ campo, etiqueta, before, after }) => (
          <div key={campo}>
            <dt>{etiqueta ?? fieldName(campo)}</dt>
            <dd>
              {before !== undefined && (
                <>
                  <del>{before}</del> <IconArrowRight size={14} aria-label="ahora" />{' '}
                </>
              )}
              <ins>{after}</ins>
              {mine?.(campo) && <em>tú también lo cambiaste</em>}
            </dd>
          </div>
        ))}
      </dl>
      {shown.length < changes.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
          {`Ver los otros ${changes.length - shown.length}`}
        </Button>
      )}
    </>
  );
}
