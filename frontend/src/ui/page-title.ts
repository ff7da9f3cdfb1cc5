import { useEffect } from 'react';
import { createStore, useStore } from '../api/store.ts';

/** What the system is called in the tab: the shell says it for the profile (document 1 §1). */
export const systemTitle = createStore('Sistema Power Mobile');

/** Names the browser's tab after the page while it is shown; undefined leaves the name alone. */
export function usePageTitle(title: string | undefined): void {
  const system = useStore(systemTitle);
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = `${title} · ${system}`;
    return () => {
      document.title = before;
    };
  }, [title, system]);
}
