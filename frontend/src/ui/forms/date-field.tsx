import { ActionIcon, Loader, Popover, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { part } from '../part.tsx';
import { formatDay } from '../format/times.ts';
import { parseDay } from '../format/typed-times.ts';
import { useTyped } from './use-typed.ts';

// Most days are typed: the calendar comes with the first one that is not.
const Calendar = part(() => import('./date-calendar.tsx'), 'DateCalendar', {
  place: 'here',
  loading: <Loader size="sm" tabIndex={-1} data-autofocus />,
});

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'type' | 'min' | 'max'> {
  /** `yyyy-MM-dd`, or what was typed when it is no day: a schema then refuses it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly min?: string;
  readonly max?: string;
  /** Inside another popover, which would close on clicks outside it. */
  readonly nested?: boolean;
  /** Class of the calendar, for hosts that close on clicks outside them. */
  readonly calendarClass?: string;
  readonly input?: Ref<HTMLInputElement>;
}

/** A day as it is written in Chile, whatever the browser's language: typed `dd-mm-aaaa`, or chosen from a calendar that the arrow down opens. */
export function DateField({
  value,
  onChange,
  onBlur,
  onFocus,
  min,
  max,
  nested = false,
  calendarClass,
  input,
  ...rest
}: Props) {
  const [opened, setOpened] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const day = parseDay(value);
  const { forget, ...typed } = useTyped({
    written: day ? formatDay(day) : value,
    parse: parseDay,
    onChange: (found, text) => onChange(found ?? text),
    onFocus,
    onBlur,
  });
  const was = useRef(opened);
  useEffect(() => {
    if (was.current && !opened) field.current?.querySelector('input')?.focus();
    was.current = opened;
  }, [opened]);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      shadow="md"
      trapFocus
      withRoles={false}
      withinPortal={!nested}
      zIndex={450}
    >
      <Popover.Target>
        <div ref={field}>
          <TextInput
            placeholder="dd-mm-aaaa"
            {...rest}
            {...typed}
            ref={input}
            inputMode="numeric"
            autoComplete="off"
            maxLength={10}
            aria-haspopup="dialog"
            data-mantine-stop-propagation={opened || undefined}
            onKeyDown={(e) => {
              if (e.key === 'ArrowDown') {
                e.preventDefault();
                setOpened(true);
              }
            }}
            rightSection={
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                tabIndex={-1}
                aria-label="Abrir calendario"
                disabled={rest.disabled ?? false}
                onClick={() => setOpened(!opened)}
              >
                <IconCalendar size={16} />
              </ActionIcon>
            }
          />
        </div>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Calendario" {...(calendarClass ? { className: calendarClass } : {})}>
        <Calendar
          day={day}
          min={min}
          max={max}
          onPick={(found) => {
            forget();
            onChange(found);
            setOpened(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
