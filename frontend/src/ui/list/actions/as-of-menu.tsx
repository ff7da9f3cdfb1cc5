import { formatInstant } from '@power/domain/kernel/dates';
import { Button, Group, Popover, Stack } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { today } from '../../format/times.ts';
import { parseDay, parseTime } from '../../format/typed-times.ts';
import { DateField } from '../../forms/date-field.tsx';
import { TimeField } from '../../forms/time-field.tsx';
import { santiagoInstant } from './santiago-instant.ts';

/** The moment that is meant: without an hour the end of that day, never later than now. */
function momentOf(day: string, hour: string): string | undefined {
  const at = parseDay(day) && santiagoInstant(`${day}T${hour === '' ? '23:59' : hour}`);
  return at && new Date(Math.min(Date.parse(at), Date.now())).toISOString();
}

/** *Ver al día…*: the same list as it was then. */
export function AsOfMenu({ asOf, onChange }: { asOf: string; onChange: (asOf: string) => void }) {
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
      <Popover.Target>
        <Button variant={asOf ? 'light' : 'default'} leftSection={<IconHistory size={16} />} onClick={open}>
          Ver al día…
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form onSubmit={submit} noValidate>
          <Stack gap="sm" w={260}>
            <Group gap="sm" align="flex-start" wrap="nowrap">
              <DateField
                label="Día"
                nested
                max={today()}
                value={day}
                onChange={setDay}
                error={tried && wrongDay ? 'Escribe el día como dd-mm-aaaa' : undefined}
                data-autofocus
              />
              <TimeField
                label="Hora"
                w={88}
                value={hour}
                onChange={setHour}
                error={tried && wrongHour ? 'HH:mm' : undefined}
              />
            </Group>
            <Group justify="flex-end" gap="sm">
              {asOf !== '' && (
                <Button size="xs" variant="default" onClick={() => apply('')}>
                  Volver a hoy
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
