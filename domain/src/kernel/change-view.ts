import type { FieldCurrencies } from './document.ts';
import type { Principal } from './principal.ts';

/** What of a state somebody may see, and which of its amounts are in a currency of their own. */
export interface VisibleChanges {
  readonly shown: (state: unknown) => object | undefined;
  readonly currencies?: FieldCurrencies | undefined;
}

/**
 * What a person may read of the changes of a stream that stands at `state`; undefined where its history is not theirs to
 * read. Costs and secret fields are taken out by whoever calls it.
 */
export type ChangeView = (state: unknown, user: Principal) => VisibleChanges | undefined;

/** The view of each kind of stream, by the name of its aggregate; undefined: nobody is told what changed. */
export type ChangeViews = (aggregate: string) => ChangeView | undefined;
