import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useAppearance } from '../ui/appearance.ts';

/** The other theme: its name, and the way there. */
export function useTheme(): { readonly dark: boolean; readonly label: string; readonly turn: () => void } {
  const { setColorScheme } = useMantineColorScheme();
  const { change } = useAppearance();
  const dark = useComputedColorScheme('light') === 'dark';
  const tema = dark ? 'light' : 'dark';
  return {
    dark,
    label: dark ? 'Usar tema claro' : 'Usar tema oscuro',
    turn: () => {
      setColorScheme(tema);
      change({ tema });
    },
  };
}
