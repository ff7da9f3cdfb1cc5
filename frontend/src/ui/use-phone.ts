import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone's, from the first painting on. */
export const usePhone = (): boolean =>
  useMediaQuery('(max-width: 37.5em)', undefined, { getInitialValueInEffect: false }) ?? false;
