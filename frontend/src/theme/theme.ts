import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

const noche: MantineColorsTuple = [
  '#f1effd',
  '#e0dbfa',
  '#c3b9f5',
  '#a99bff',
  '#8a78ee',
  '#6a55df',
  '#5643cf',
  '#4a38b8',
  '#3c2d99',
  '#2b2070',
];
const dark: MantineColorsTuple = [
  '#e8e9f5',
  '#c9cce2',
  '#a6abc9',
  '#7d83ab',
  '#4b5080',
  '#363a63',
  '#22264a',
  '#171a33',
  '#0e1022',
  '#090a18',
];

/** The list of options scrolls itself: a box around it that scrolls could not be reached by keyboard. */
const options = {
  defaultProps: { withScrollArea: false },
  styles: { options: { maxHeight: 220, overflowY: 'auto', paddingInlineEnd: 4 } },
} as const;

/** One accent (deep violet), bluish dark surfaces, spacing in steps of 4, 14 px base. */
export const theme = createTheme({
  primaryColor: 'noche',
  primaryShade: { light: 6, dark: 5 },
  colors: { noche, dark },
  fontFamily: "'Inter', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif",
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  spacing: { xs: '4px', sm: '8px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '2px', sm: '4px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  headings: {
    fontWeight: '650',
    sizes: { h1: { fontSize: '20px' }, h2: { fontSize: '16px' }, h3: { fontSize: '14px' } },
  },
  components: {
    ...Object.fromEntries(['Select', 'MultiSelect', 'Autocomplete', 'TagsInput'].map((name) => [name, options])),
    Modal: {
      defaultProps: {
        centered: true,
        overlayProps: { backgroundOpacity: 0.45 },
        transitionProps: { duration: 150 },
        closeButtonProps: { 'aria-label': 'Cerrar' },
      },
    },
    // Dialogs live outside <main>: a <header> there would be a second banner of the page.
    ModalHeader: { defaultProps: { component: 'div' } },
    DrawerHeader: { defaultProps: { component: 'div' } },
    Drawer: { defaultProps: { transitionProps: { duration: 200 }, closeButtonProps: { 'aria-label': 'Cerrar' } } },
    Tooltip: { defaultProps: { openDelay: 300, withArrow: true } },
    // Its placeholder for the first focus is no child that a menu may have: the first item takes it, or the menu while it has none, and with it Esc. No first item may be disabled.
    Menu: { defaultProps: { shadow: 'md', transitionProps: { duration: 100 }, withInitialFocusPlaceholder: false } },
    MenuDropdown: { defaultProps: { 'data-mantine-stop-propagation': true } },
  },
});

/** Mantine's own greys and reds fall short of AA on white and on our dark surfaces; these pass 4.5:1 (DESIGN §12, axe). */
export const resolver: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-body': '#ffffff',
    '--mantine-color-text': '#171a2b',
    '--mantine-color-dimmed': '#565c74',
    '--mantine-color-placeholder': '#697089',
    '--mantine-color-error': '#c02626',
    '--mantine-color-anchor': '#4a38b8',
    '--mantine-color-default-border': '#d3d7e4',
    '--mantine-color-red-filled': '#c92a2a',
    '--mantine-color-noche-light-color': '#3c2d99',
    '--mantine-color-gray-light-color': '#3b4054',
    '--mantine-color-red-light-color': '#a61e1e',
    '--mantine-color-green-light-color': '#1b6e33',
    '--mantine-color-yellow-light-color': '#7a4f00',
    '--mantine-color-blue-light-color': '#0b559e',
  },
  dark: {
    '--mantine-color-body': '#171a33',
    '--mantine-color-text': '#e8e9f5',
    '--mantine-color-dimmed': '#a6abc9',
    '--mantine-color-placeholder': '#9096b8',
    '--mantine-color-error': '#ff9b94',
    '--mantine-color-anchor': '#b9adff',
    '--mantine-color-default-border': '#363a63',
    '--mantine-color-red-filled': '#c92a2a',
    '--mantine-color-noche-light-color': '#c3b9f5',
    '--mantine-color-red-light-color': '#ffb1ab',
    '--mantine-color-green-light-color': '#7ee2a0',
    '--mantine-color-yellow-light-color': '#f2cc60',
    // Mantine's own is a glaring brown on our dark blue.
    '--mantine-color-yellow-light': 'var(--warn-soft)',
  },
});
