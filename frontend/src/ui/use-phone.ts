import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone's, from the first painting on. */
export const usePhone = (): boolean =>
  useMediaQuery('(max-width: 37.5em)', undefined, { getInitialValueInEffect: false }) ?? false;

/** Whether a document fills the window: a phone, a tablet, a laptop at 200 %. */
export const useNarrow = (): boolean => useMediaQuery('(max-width: 900px)') ?? false;
