import { useAppearance } from '../ui/appearance.ts';
import { Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import styles from './header.shared.module.css';

export function ThemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const { change } = useAppearance();
  const choose = (tema: 'light' | 'dark') => {
    setColorScheme(tema);
    change({ tema });
  };
  const dark = useComputedColorScheme('light') === 'dark';
  const label = dark ? 'Usar tema claro' : 'Usar tema oscuro';
  return (
    <Tooltip label={label}>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        onClick={() => choose(dark ? 'light' : 'dark')}
      >
        {dark ? <IconSun size={20} /> : <IconMoon size={20} />}
      </button>
    </Tooltip>
  );
}
