import { createStore } from '../api/store.ts';
import { remember, remembered } from '../ui/remembered.ts';

const KEY = 'ficha/datos-plegados';

/** Whether documents show their facts beside or below the lines, or leave that room to the lines: as it was chosen last here. */
export const factsShown = createStore(remembered(KEY) !== true);

export function toggleFacts(): void {
  const shown = !factsShown.get();
  factsShown.set(shown);
  remember(KEY, shown ? undefined : true);
}
