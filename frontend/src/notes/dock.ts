import { createStore } from '../api/store.ts';

/** Whether notes are stacked at the right of the window: the screen keeps that much free for them. */
export const docked = createStore(false);

/** A window that has no room for a screen and the stack beside it: notes are a sheet there. */
export const NO_ROOM = '(max-width: 1199.98px)';
