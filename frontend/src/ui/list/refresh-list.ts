import { createListeners } from '../../live/listeners.ts';

export const lists = createListeners<void>();

/** Loads a list anew, by its name: whoever just made a document finds it there. Changes of others come by themselves. */
export const refreshList = (name: string): void => lists.emit(name, undefined);
