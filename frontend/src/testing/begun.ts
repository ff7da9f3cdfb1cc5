import { act } from '@testing-library/react';

/** Starts what changes the screen at once and is answered later, by what the person does there. */
export function begun<T>(start: () => Promise<T>): Promise<T> {
  let running: Promise<T> | undefined;
  act(() => {
    running = start();
  });
  return running!;
}
