import { Kbd, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { cancelPlan, plan } from '../../../api/activity.ts';
import styles from '../list-page.module.css';

/** Search over the whole list; `/` brings the cursor here, the arrow down takes it to the rows. */
export function QuickFilter({
  value,
  onChange,
  onDown,
}: {
  value: string;
  onChange: (value: string) => void;
  onDown: () => void;
}) {
  const [typed, setTyped] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useHotkeys([['/', () => input.current?.focus()]]);
  const sent = useRef(value);
  useEffect(() => {
    // What this field itself asked for stays as it is typed on: its space before the next word, what came meanwhile.
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);
  useEffect(() => () => cancelPlan(timer.current), []);
  const change = (text: string) => {
    setTyped(text);
    cancelPlan(timer.current);
    timer.current = plan(() => {
      sent.current = text.trim();
      onChange(sent.current);
    }, 250);
  };
  return (
    <TextInput
      ref={input}
      className={styles.search ?? ''}
      type="search"
      aria-label="Filtro rápido"
      placeholder="Filtro rápido"
      maxLength={200}
      leftSection={<IconSearch size={16} />}
      rightSection={typed === '' ? <Kbd size="xs">/</Kbd> : undefined}
      value={typed}
      onChange={(e) => change(e.currentTarget.value)}
      onKeyDown={(e) => {
        if (e.key === 'ArrowDown') {
          e.preventDefault();
          onDown();
        }
      }}
    />
  );
}
