import { Button, Group, Popover, Stack, TextInput } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { santiagoInstant } from './santiago-instant.ts';

/** *Ver al día…*: the same list as it was then. */
export function AsOfMenu({ asOf, onChange }: { asOf: string; onChange: (asOf: string) => void }) {
  const [opened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const apply = (value: string) => { onChange(value); setOpened(false); };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <Button variant={asOf ? 'light' : 'default'} size="xs" leftSection={<IconHistory size={16} />} onClick={() => setOpened((o) => !o)}>Ver al día…</Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form onSubmit={(e) => { e.preventDefault(); const at = santiagoInstant(typed); if (at) apply(at); }}>
          <Stack gap="sm">
            <TextInput type="datetime-local" label="Día y hora" value={typed} onChange={(e) => setTyped(e.currentTarget.value)} required data-autofocus />
            <Group justify="flex-end" gap="sm">
              {asOf !== '' && <Button size="xs" variant="default" onClick={() => apply('')}>Volver a hoy</Button>}
              <Button size="xs" type="submit">Ver</Button>
            </Group>
          </Stack>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}
