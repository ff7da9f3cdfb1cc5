import { plain } from '@power/domain/kernel/text';
import { Checkbox, Input, type MantineSize, Popover, Stack, Text, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { type Filter, isSet } from '../list-state.ts';
import { filterWords } from './filter-words.ts';
import styles from './choice-field.module.css';

type Value = string | boolean;

/** More than these are not read one by one: they are looked for. */
const MANY = 12;

interface Props {
  readonly label: string;
  readonly size: MantineSize;
  readonly named?: boolean;
  readonly values: readonly (readonly [value: Value, text: string])[];
  readonly filter: Filter | undefined;
  readonly onFilter: (filter: Filter | undefined) => void;
}

/** Any of some values, in a field like all the others; what is chosen stands in it. */
export function ChoiceField({ label, size, named = false, values, filter, onFilter }: Props) {
  const id = useId();
  const [sought, setSought] = useState('');
  const found = values.filter(([, text]) => plain(text).includes(plain(sought.trim())));
  const chosen = filter && isSet(filter) ? filter.values.map(String) : [];
  const change = (texts: string[]) => {
    const kept = values.filter(([value]) => texts.includes(String(value))).map(([value]) => value);
    onFilter(kept.length > 0 ? { filterType: 'set', values: kept } : undefined);
  };
  const words = values.filter(([value]) => chosen.includes(String(value))).map(([, text]) => text);
  const shown = words.length > 0 ? words.join(', ') : filter ? filterWords(filter) : 'Todos';
  return (
    <div>
      {named && (
        <Input.Label size={size} id={id}>
          {label}
        </Input.Label>
      )}
      <Popover position="bottom-start" trapFocus zIndex={450}>
        <Popover.Target>
          <Input
            component="button"
            type="button"
            size={size}
            pointer
            aria-label={`Filtrar ${label}: ${shown}`}
            className={styles.field ?? ''}
            data-empty={!filter}
          >
            {shown}
          </Input>
        </Popover.Target>
        <Popover.Dropdown className={styles.values ?? ''}>
          {values.length > MANY && (
            <TextInput
              size="xs"
              mb="sm"
              aria-label={`Buscar en ${label}`}
              placeholder="Buscar"
              value={sought}
              onChange={(e) => setSought(e.currentTarget.value)}
            />
          )}
          {found.length === 0 && (
            <Text size="sm" c="dimmed">
              Ninguno se llama así
            </Text>
          )}
          <Checkbox.Group value={chosen} onChange={change} aria-label={label}>
            <Stack gap="sm">
              {found.map(([value, text]) => (
                <Checkbox key={String(value)} value={String(value)} label={text} size="xs" />
              ))}
            </Stack>
          </Checkbox.Group>
        </Popover.Dropdown>
      </Popover>
    </div>
  );
}
