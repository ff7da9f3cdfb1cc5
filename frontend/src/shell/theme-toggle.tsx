import { Tooltip } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import styles from './header.shared.module.css';
import { useTheme } from './use-theme.ts';

export function ThemeToggle() {
  const { dark, label, turn } = useTheme();
  return (
    <Tooltip label={label}>
      <button type="button" className={styles.button} aria-label={label} onClick={turn}>
        {dark ? <IconSun size={20} /> : <IconMoon size={20} />}
      </button>
    </Tooltip>
  );
}
