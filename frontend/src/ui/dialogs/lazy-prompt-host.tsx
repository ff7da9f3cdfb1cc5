import { lazy, Suspense } from 'react';
import { useStore } from '../../api/store.ts';
import { prompts } from './prompts.ts';

const load = () => import('./prompt-host.tsx');
const Host = lazy(async () => ({ default: (await load()).PromptHost }));

/** Loads the dialogs' code ahead of the first one, so that no key is typed into nothing. */
export const preloadPrompts = (): void => void load();

/** The dialogs' code comes with the first one. */
export const PromptHost = () =>
  useStore(prompts).length > 0 ? (
    <Suspense fallback={null}>
      <Host />
    </Suspense>
  ) : null;
