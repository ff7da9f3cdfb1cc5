import { CALENDAR_PERFILES } from '@power/domain/calendar/profiles.shared';
import { Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';

import { part } from '../ui/part.tsx';
import { useCurrentUser } from '../access/current-user.ts';
import header from '../shell/header.shared.module.css';

const CalendarDrawer = part(() => import('./calendar-drawer.tsx'), 'CalendarDrawer');

/** Opens the calendar, for the profiles that have one (document 1 §6). */
export function CalendarButton() {
  const { perfiles } = useCurrentUser();
  const [opened, drawer] = useDisclosure(false);
  if (!CALENDAR_PERFILES.includes(perfiles.perfil)) return null;
  return (
    <>
      <Tooltip label="Calendario">
        <button type="button" className={header.button} aria-label="Calendario" onClick={drawer.open}>
          <IconCalendar size={20} />
        </button>
      </Tooltip>
      {opened && <CalendarDrawer onClose={drawer.close} />}
    </>
  );
}
