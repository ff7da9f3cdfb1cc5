import { AYUDA, PORCENTAJES } from '@power/domain/forecast/tracking';
import { ActionIcon, Popover } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { PercentBadge } from './percent-badge.tsx';
import styles from './tracking.module.css';

/** What each percentage means (document 3 §2, §9). */
export const PercentHelp = () => (
  <Popover position="bottom-start" shadow="md" withinPortal trapFocus={false}>
    <Popover.Target>
      <ActionIcon variant="subtle" color="gray" size="sm" aria-label="Qué significa cada porcentaje">
        <IconHelpCircle size={18} />
      </ActionIcon>
    </Popover.Target>
    <Popover.Dropdown>
      <ul className={styles.help}>
        {PORCENTAJES.map((porcentaje) => (
          <li key={porcentaje}>
            <PercentBadge porcentaje={porcentaje} /> {AYUDA[porcentaje]}
          </li>
        ))}
      </ul>
    </Popover.Dropdown>
  </Popover>
);
