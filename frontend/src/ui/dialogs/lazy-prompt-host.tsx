import { part } from '../part.tsx';
import { useStore } from '../../api/store.ts';
import { prompts } from './prompts.ts';

const Host = part(() => import('./prompt-host.tsx'), 'PromptHost');

/** Loads the dialogs' code ahead of the first one, so that no key is typed into nothing. */
export const preloadPrompts = (): void => void Host.preload();

/** The dialogs' code comes with the first one. */
export const PromptHost = () => (useStore(prompts).length > 0 ? <Host /> : null);
