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
  const written = (campo: string, value: unknown) => valueName?.(campo, value) ?? fieldValue(campo, value) ?? '–';
  const told = of.filter(
    ({ campo, antes, despues }) => !tellsNothing(campo) && written(campo, antes) !== written(campo, despues),
  );
  if (told.length === 0) return null;
  const shown = all ? told : told.slice(0, AT_ONCE);
  return (
    <>
      <dl className={styles.changes}>
        {shown.map(({ campo, etiqueta, antes, despues }) => (
          <div key={campo}>
            <dt>{etiqueta ?? fieldName(campo)}</dt>
            <dd>
              {antes !== undefined && (
                <>
                  <del>{written(campo, antes)}</del> <IconArrowRight size={14} aria-label="ahora" />{' '}
                </>
              )}
              <ins>{written(campo, despues)}</ins>
              {mine?.(campo) && <em>tú también lo cambiaste</em>}
            </dd>
          </div>
        ))}
      </dl>
      {shown.length < told.length && (
        <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
          {`Ver los otros ${told.length - shown.length}`}
        </Button>
      )}
    </>
  );
}
