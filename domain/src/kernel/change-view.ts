import type { Principal } from './principal.ts';

/**
 * What a person may read of the changes of a stream that stands at `state`: a function from a state to what of it is theirs
 * to see, or undefined where its history is not theirs to read. Costs and secret fields are taken out by whoever calls it.
 */
export type ChangeView = (state: unknown, user: Principal) => ((state: unknown) => object | undefined) | undefined;

/** The view of each kind of stream, by the name of its aggregate; undefined: nobody is told what changed. */
export type ChangeViews = (aggregate: string) => ChangeView | undefined;
