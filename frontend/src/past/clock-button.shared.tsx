import { Tooltip } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { moment } from '../api/moment.ts';
import { useStore } from '../api/store.ts';
import header from '../shell/header.shared.module.css';
import { MomentMenu } from '../ui/clock/moment-menu.tsx';
import { showMoment } from './keep-moment.ts';

/** The clock of the header: the whole system as it was at some moment. */
export function ClockButton() {
  const at = useStore(moment);
  return (
    <MomentMenu
      asOf={at ?? ''}
      onChange={(asOf) => showMoment(asOf || undefined)}
      button={(open, opened) => (
        <Tooltip label="Ver el sistema como estaba" disabled={opened}>
          <button
            type="button"
            className={header.button}
            aria-label="Ver el sistema como estaba"
            aria-pressed={at !== undefined}
            onClick={open}
          >
            <IconHistory size={20} />
          </button>
        </Tooltip>
      )}
    />
  );
}
