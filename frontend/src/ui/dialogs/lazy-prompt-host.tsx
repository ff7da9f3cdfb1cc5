import { part } from '../part.tsx';
import { useStore } from '../../api/store.ts';
import { prompts } from './prompts.ts';

const Host = part<'PromptHost', { readonly onClose?: () => void }>(() => import('./prompt-host.tsx'), 'PromptHost');

/** Their code did not come, and nobody waits for it: as if the person had changed their mind. */
const giveUp = (): void => {
  for (const { resolve } of prompts.get()) resolve(undefined);
};

/** Loads the dialogs' code ahead of the first one, so that no key is typed into nothing. */
export const preloadPrompts = (): void => void Host.preload();

/** The dialogs' code comes with the first one. */
export const PromptHost = () => (useStore(prompts).length > 0 ? <Host onClose={giveUp} /> : null);
