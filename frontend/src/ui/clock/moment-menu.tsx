import { noDay } from '@power/domain/kernel/when';
import { formatInstant } from '@power/domain/kernel/dates';
import { Button, Group, Popover, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { serverNow } from '../../api/server-time.ts';
import { today } from '../format/times.ts';
import { parseDay, parseTime } from '../format/typed-times.ts';
import { DateField } from '../forms/date-field.tsx';
import { TimeField } from '../forms/time-field.tsx';
import { santiagoInstant } from './santiago-instant.ts';

/** The moment that is meant: without an hour the end of that day, never later than now. */
function momentOf(day: string, hour: string): string | undefined {
  const at = parseDay(day) && santiagoInstant(`${day}T${hour === '' ? '23:59' : hour}`);
  return at && new Date(Math.min(Date.parse(at), serverNow())).toISOString();
}

const DAY_MS = 86_400_000;
/** Moments that people go back to, by how many days ago they were at this hour. */
const AGO = [
  ['Ayer', 1],
  ['Hace una semana', 7],
  ['Hace un mes', 30],
] as const;

interface Props {
  /** The moment that is shown, ISO UTC; empty = now. */
  readonly asOf: string;
  readonly onChange: (asOf: string) => void;
  /** Where two moments can be compared: begins it. */
  readonly onCompare?: (() => void) | undefined;
  /** What opens it, and whether it is open. */
  readonly button: (open: () => void, opened: boolean) => ReactNode;
}

/** *Ver al día…*: chooses the moment that is shown. */
export function MomentMenu({ asOf, onChange, onCompare, button }: Props) {
  const [opened, setOpened] = useState(false);
  const [day, setDay] = useState('');
  const [hour, setHour] = useState('');
  const [tried, setTried] = useState(false);
  const wrongDay = parseDay(day) === undefined;
  const wrongHour = hour !== '' && parseTime(hour) === undefined;
  const apply = (value: string) => {
    onChange(value);
    setOpened(false);
  };
  const open = () => {
    setOpened(!opened);
    setTried(false);
    setDay(asOf ? parseDay(formatInstant(asOf).slice(0, 10))! : '');
    setHour(asOf ? formatInstant(asOf).slice(11, 16) : '');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const at = wrongDay || wrongHour ? undefined : momentOf(day, hour);
    if (at) apply(at);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>{button(open, opened)}</Popover.Target>
      <Popover.Dropdown>
        <form onSubmit={submit} noValidate>
          <Stack gap="sm" w={260}>
            <Group gap={4}>
              {AGO.map(([label, days]) => (
                <Button
                  key={label}
                  size="compact-sm"
                  variant="light"
                  onClick={() => apply(new Date(serverNow() - days * DAY_MS).toISOString())}
                >
                  {label}
                </Button>
              ))}
            </Group>
            <Group gap="sm" align="flex-start" wrap="nowrap">
              <DateField
                label="Día"
                nested
                max={today()}
                value={day}
                onChange={setDay}
                error={tried && wrongDay ? noDay({ input: day }) : undefined}
                data-autofocus
              />
              <TimeField
                label="Hora"
                w={88}
                flex="none"
                value={hour}
                onChange={setHour}
                error={tried && wrongHour ? 'HH:mm' : undefined}
              />
            </Group>
            <Group justify="flex-end" gap="sm">
              {onCompare && (
                <Button
                  size="xs"
                  variant="subtle"
                  mr="auto"
                  onClick={() => {
                    setOpened(false);
                    onCompare();
                  }}
                >
                  Comparar…
                </Button>
              )}
              {asOf !== '' && (
                <Button size="xs" variant="default" onClick={() => apply('')}>
                  Volver a ahora
                </Button>
              )}
              <Button size="xs" type="submit">
                Ver
              </Button>
            </Group>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
