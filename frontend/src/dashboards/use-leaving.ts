import { useEffect, useRef, useState } from 'react';

/** Length of the slide, ms (document 1 §9). */
export const SLIDE_MS = 300;

export interface Shown<T> {
  readonly key: string;
  readonly item: T;
  readonly leaving: boolean;
}

/** Items, plus those that just went, for as long as they slide out. Holds no more than what is on screen. */
export function useLeaving<T>(items: readonly T[], keyOf: (item: T) => string): readonly Shown<T>[] {
  const before = useRef<readonly T[]>(items);
  const [leaving, setLeaving] = useState<readonly T[]>([]);
  const keys = items.map(keyOf).join('\n');
  useEffect(() => {
    const present = new Set(items.map(keyOf));
    const gone = before.current.filter((item) => !present.has(keyOf(item)));
    before.current = items;
    if (gone.length === 0) return undefined;
    setLeaving(gone);
    const timer = setTimeout(() => setLeaving([]), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [keys]);
  const present = new Set(items.map(keyOf));
  return [
    ...leaving.filter((item) => !present.has(keyOf(item))).map((item) => ({ key: keyOf(item), item, leaving: true })),
    ...items.map((item) => ({ key: keyOf(item), item, leaving: false })),
  ];
}
