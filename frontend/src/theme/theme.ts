import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { LONG_MENU, SUB_MENU } from './menus.ts';

const ramp = (name: 'violet' | 'night'): MantineColorsTuple =>
  Array.from({ length: 10 }, (_, shade) => `var(--${name}-${shade})`) as unknown as MantineColorsTuple;

/** The list of options scrolls itself: a box around it that scrolls could not be reached by keyboard. */
const options = {
  defaultProps: { withScrollArea: false },
  styles: { options: { maxHeight: '14rem', overflowY: 'auto', paddingInlineEnd: 'var(--space-4)' } },
} as const;

/** What lies below a dialog is not scrolled, by what it does with the wheel and the finger; were it to lock the body, all styles of the page would be worked out anew. */
const below = { removeScrollBar: false } as const;

/** Mantine, made of the tokens of tokens.css: one accent, bluish dark surfaces, spacing in steps of 4, 14 px base. */
export const theme = createTheme({
  primaryColor: 'noche',
  primaryShade: { light: 6, dark: 5 },
  colors: { noche: ramp('violet'), dark: ramp('night') },
  fontFamily: 'var(--font)',
  fontSizes: {
    xs: 'var(--type-meta)',
    sm: 'var(--type-grid)',
    md: 'var(--type-body)',
    lg: 'var(--type-section)',
    xl: 'var(--type-page)',
  },
  spacing: {
    xs: 'var(--space-4)',
    sm: 'var(--space-8)',
    md: 'var(--space-16)',
    lg: 'var(--space-24)',
    xl: 'var(--space-32)',
  },
  radius: {
    xs: 'var(--radius-chip)',
    sm: 'var(--radius-control)',
    md: 'var(--radius-menu)',
    lg: 'var(--radius-card)',
    xl: 'var(--radius-round)',
  },
  shadows: {
    xs: 'var(--shadow-card)',
    sm: 'var(--shadow-card)',
    md: 'var(--shadow-menu)',
    lg: 'var(--shadow-menu)',
    xl: 'var(--shadow-sheet)',
  },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  headings: {
    fontFamily: 'var(--font)',
    fontWeight: 'var(--weight-strong)',
    sizes: {
      h1: { fontSize: 'var(--type-page)' },
      h2: { fontSize: 'var(--type-section)' },
      h3: { fontSize: 'var(--type-body)' },
    },
  },
  components: {
    ...Object.fromEntries(['Select', 'MultiSelect', 'Autocomplete'].map((name) => [name, options])),
    // Help stands under the field: above it, it would push this field out of the line of its neighbours.
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } },
    // Nobody offers it options: a list that opens with nothing in it would take the first Esc of its dialog.
    TagsInput: { defaultProps: { dropdownOpened: false } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        overlayProps: { backgroundOpacity: 0.45 },
        transitionProps: { duration: 150 },
        closeButtonProps: { 'aria-label': 'Cerrar' },
      },
    },
    // Of every dialog, and of one that is put together of its parts.
    ModalRoot: { defaultProps: { removeScrollProps: below } },
    DrawerRoot: { defaultProps: { removeScrollProps: below } },
    // Dialogs live outside <main>: a <header> there would be a second banner of the page.
    ModalHeader: { defaultProps: { component: 'div' } },
    DrawerHeader: { defaultProps: { component: 'div' } },
    Drawer: { defaultProps: { transitionProps: { duration: 200 }, closeButtonProps: { 'aria-label': 'Cerrar' } } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
    // Its placeholder for the first focus is no child that a menu may have: the first item takes it, or the menu while it has none, and with it Esc. No first item may be disabled.
    Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 100 }, withInitialFocusPlaceholder: false } },
    MenuDropdown: { defaultProps: { 'data-mantine-stop-propagation': true, ...LONG_MENU } },
    MenuSubDropdown: { defaultProps: SUB_MENU },
  },
});

const tones: Readonly<Record<string, string>> = {
  gray: 'neutral',
  red: 'danger',
  green: 'ok',
  teal: 'ok',
  yellow: 'warn',
  orange: 'warn',
  blue: 'info',
  noche: 'accent',
};
const roles = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--faint)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-red-filled': 'var(--danger-filled)',
  '--mantine-color-red-filled-hover': 'var(--danger-filled)',
  ...Object.fromEntries(
    Object.entries(tones).flatMap(([colour, tone]) => [
      [`--mantine-color-${colour}-light`, `var(--${tone}-soft)`],
      [`--mantine-color-${colour}-light-hover`, `color-mix(in srgb, var(--${tone}-soft) 88%, var(--${tone}))`],
      [`--mantine-color-${colour}-light-color`, `var(--${tone})`],
    ]),
  ),
};

/** Mantine's own greys and reds fall short of AA on white and on our dark surfaces; the tones of the tokens pass 4.5:1 (docs/PERFORMANCE.md, axe). */
export const resolver: CSSVariablesResolver = () => ({ variables: {}, light: roles, dark: roles });
