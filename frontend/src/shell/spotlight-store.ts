import { createStore } from '../api/store.ts';

export const spotlightOpen = createStore(false);
/** What was typed after Ctrl-K and before its field was there to take it; an Enter is a line's end. */
export const typedAhead = createStore('');
export const openSpotlight = (): void => {
  typedAhead.set('');
  spotlightOpen.set(true);
};

export interface Hit {
  readonly id: string;
  readonly titulo: string;
  readonly detalle?: string;
  /** Other names that it goes by. */
  readonly tambien?: readonly string[];
  /** Heading that the hit stands under. */
  readonly grupo: string;
  /** How many of how many stand there, where there are more. */
  readonly cuantos?: string;
  /** Address that it leads to, or what it does. */
  readonly to: string | (() => void);
  /** It is exactly what was typed: it comes first. */
  readonly exacto?: boolean;
}

/** Finds documents that the person may see; asked 200 ms after the last key. */
export type SearchSource = (text: string, signal: AbortSignal) => Promise<readonly Hit[]>;
