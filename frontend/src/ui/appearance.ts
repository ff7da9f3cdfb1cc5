import { useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { remember, remembered } from './remembered.ts';
import { usePreference } from './use-preference.ts';

export const DENSITIES = ['compact', 'normal', 'comfortable'] as const;
export type Density = (typeof DENSITIES)[number];

/** How a person wants the screens to look, on every device (kept on the server). */
export interface Appearance {
  readonly densidad?: Density;
  readonly tema?: 'light' | 'dark';
  /** The sidebar is folded on wide screens. */
  readonly plegado?: boolean;
}

const CACHE = 'apariencia';

const cached = (): Appearance => (remembered(CACHE) as Appearance | undefined) ?? {};

/** Fingers need room: whoever has not chosen has rows to touch where there is no mouse. */
const densityOf = ({ densidad }: Appearance): Density =>
  densidad ?? (matchMedia('(pointer: coarse)').matches ? 'comfortable' : 'normal');

const show = (appearance: Appearance): void => {
  document.documentElement.dataset.density = densityOf(appearance);
};

/** Before the first picture: what this machine saw last, so that nothing jumps when the server's answer comes. */
export const showRemembered = (): void => show(cached());

/** Paper is white: what is printed from a dark screen is printed as the light one. */
export function printLight(): void {
  const { dataset } = document.documentElement;
  window.addEventListener('beforeprint', () => {
    const shown = dataset['mantineColorScheme'];
    if (shown !== 'dark') return;
    dataset['mantineColorScheme'] = 'light';
    window.addEventListener('afterprint', () => (dataset['mantineColorScheme'] = shown), { once: true });
  });
}

/** Reads and changes how things look. Until the server has answered it is what this machine saw last. */
export function useAppearance() {
  const kept = usePreference<Appearance>('apariencia');
  const now = kept.value ?? cached();
  return {
    ...now,
    densidad: densityOf(now),
    change: (part: Appearance) => {
      const next = { ...now, ...part };
      show(next);
      kept.save(next);
    },
  };
}

/** Follows what the person chose, here or on another device. */
export function useShownAppearance(): void {
  const { value } = usePreference<Appearance>('apariencia');
  const { setColorScheme } = useMantineColorScheme();
  useEffect(() => {
    if (!value) return;
    show(value);
    if (value.tema) setColorScheme(value.tema);
    remember(CACHE, value);
  }, [value, setColorScheme]);
}
