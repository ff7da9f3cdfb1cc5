import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { findProduct } from '../../documents/product-search/find-product.ts';
import type { TypedLine } from './typed-quotation.ts';

/** Asked at once: a long paste must not keep everybody else waiting. */
const AT_ONCE = 6;
/** Answers of a long paste are told together so often: each telling draws the whole quotation. */
const TOGETHER_MS = 300;
export type Found = Pick<TypedLine, 'producto' | 'part_number' | 'nombre'>;

interface Options {
  readonly lines: readonly TypedLine[];
  /** By the key of their line. */
  readonly onFound: (found: ReadonlyMap<string, Found>) => void;
  readonly onNone: (keys: readonly string[]) => void;
}

/**
 * Looks up the products of lines that were typed or pasted faster than the search answers. `withFound` puts them in: an
 * edit that began before the answer would otherwise take it away again. `lost` are the lines, by key, that nobody answered
 * about: they are asked for anew by `retry`, and by themselves when the network is back.
 */
export function useSoughtProducts({ lines, onFound, onNone }: Options) {
  const seen = useRef(new Set<string>());
  const queue = useRef<TypedLine[]>([]);
  const running = useRef(0);
  const known = useRef(new Map<string, Found>());
  const untold = useRef({ found: new Map<string, Found>(), none: [] as string[] });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const on = useRef({ onFound, onNone });
  const [lost, setLost] = useState<ReadonlySet<string>>(new Set());
  const retry = useCallback(() => setLost((old) => (old.size === 0 ? old : new Set())), []);
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  useLayoutEffect(() => {
    on.current = { onFound, onNone };
  });
  const tell = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const { found, none } = untold.current;
    untold.current = { found: new Map(), none: [] };
    if (found.size > 0) on.current.onFound(found);
    if (none.length > 0) on.current.onNone(none);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    for (const line of lines) {
      const id = `${line.key} ${line.part_number}`;
      if (line.producto !== '' || seen.current.has(id) || lost.has(line.key)) continue;
      seen.current.add(id);
      queue.current.push(line);
    }
    const work = async (): Promise<void> => {
      for (let line = queue.current.shift(); line; line = queue.current.shift()) {
        const { key, part_number, exacto } = line;
        try {
          const product = await findProduct(part_number, exacto ?? false);
          if (product && product !== 'varios') {
            const found = { producto: product._id, part_number: product.part_number, nombre: product.nombre };
            known.current.set(key, found);
            untold.current.found.set(key, found);
          } else untold.current.none.push(key);
        } catch {
          // Nobody answered, which says nothing of the product.
          seen.current.delete(`${key} ${part_number}`);
          setLost((old) => new Set([...old, key]));
        }
        timer.current ??= setTimeout(tell, TOGETHER_MS);
      }
      running.current -= 1;
      if (running.current === 0) tell();
    };
    for (; running.current < Math.min(AT_ONCE, queue.current.length); running.current += 1) void work();
  }, [lines, lost, tell]);
  return {
    withFound: (edited: readonly TypedLine[]): readonly TypedLine[] =>
      edited.map((line) => {
        const found = line.producto === '' ? known.current.get(line.key) : undefined;
        return found ? { ...line, ...found } : line;
      }),
    lost,
    retry,
  };
}
