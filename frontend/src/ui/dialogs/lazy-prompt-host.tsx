import { lazy, Suspense } from 'react';
import { useStore } from '../../api/store.ts';
import { prompts } from './prompts.ts';

const Host = lazy(async () => ({ default: (await import('./prompt-host.tsx')).PromptHost }));

/** The dialogs' code comes with the first one. */
export const PromptHost = () =>
  useStore(prompts).length > 0 ? (
    <Suspense fallback={null}>
      <Host />
    </Suspense>
  ) : null;
