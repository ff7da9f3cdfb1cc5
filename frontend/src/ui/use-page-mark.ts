import { useLayoutEffect } from 'react';

const held = new Map<string, number>();

/**
 * Says at the root of the page that something is on it (`data-outage`), for styles of what lies elsewhere. Asked with
 * `:root:has(…)` every element that comes or goes, each row of a list, would have the whole page looked through.
 */
export function usePageMark(mark: string, on = true): void {
  useLayoutEffect(() => {
    if (!on) return;
    const change = (by: number): void => {
      const count = (held.get(mark) ?? 0) + by;
      held.set(mark, count);
      document.documentElement.toggleAttribute(`data-${mark}`, count > 0);
    };
    change(1);
    return () => change(-1);
  }, [mark, on]);
}
