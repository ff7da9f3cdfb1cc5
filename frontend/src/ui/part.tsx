import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { begin } from '../api/activity.ts';
import { online, reach, reachable } from '../api/network.ts';
import { useStore } from '../api/store.ts';
import { PartFailure, type Trouble } from './part-failure.tsx';

interface Options {
  /** Shown until the code is there; nothing by default. */
  readonly loading?: ReactNode;
  /** Where its absence is told: in its place, floating above the screen where it would have opened, or nowhere. */
  readonly place?: 'here' | 'floating' | 'silent';
  /** Seen before somebody has signed in: the styles that index.html names suffice. */
  readonly door?: boolean;
}

/** A component whose code comes apart; `preload` fetches it before it is asked for. */
export type Part<P extends object> = ComponentType<P> & { readonly preload: () => Promise<void> };

/** How often code that the server did not hand over, although it answers, is asked for once more by itself. */
const AGAIN = 1;

/** A style sheet that did not come is not asked for again by the module loader: its link is put anew. */
async function mendStyles(): Promise<void> {
  const broken = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    (link) => link.sheet === null,
  );
  await Promise.all(
    broken.map(
      (link) =>
        new Promise((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement;
          again.onload = resolve;
          again.onerror = reject;
          link.replaceWith(again);
        }),
    ),
  );
}

let whole: Promise<void> | undefined;
/**
 * The sheet of all styles: index.html names one of those alone that are seen before somebody has signed in
 * (build/first-styles.ts). Asked for once, and once more by whoever comes after it failed.
 */
export const wholeStyles = (): Promise<void> =>
  (whole ??= new Promise<void>((resolve, reject) => {
    const href = document.querySelector<HTMLLinkElement>('link[data-rest]')?.dataset.rest;
    if (href === undefined) return resolve();
    const link = document.createElement('link');
    const onerror = () => {
      whole = undefined;
      link.remove();
      reject(new Error('styles'));
    };
    Object.assign(link, { rel: 'stylesheet', href, onload: () => resolve(), onerror });
    document.head.append(link);
  }));

/** A browser remembers for ever that a module did not come; under another address it is asked for again. */
const anew = <M,>(address: string, times: number): Promise<M> =>
  import(/* @vite-ignore */ `${address}?intento=${times}`) as Promise<M>;

/** The address that a browser names when a module did not come; not all of them do. */
const addressIn = (error: unknown): string | undefined =>
  /https?:\/\/\S+\.js\b/.exec(error instanceof Error ? error.message : '')?.[0];

/**
 * A part of the client whose code comes when it is first shown. Code that does not come takes nothing else down: its
 * place says so and fetches it again as soon as the server can be reached, or offers to load the page anew when the
 * server no longer has it.
 */
export function part<K extends string, P extends object>(
  load: () => Promise<Readonly<Record<K, ComponentType<P>>>>,
  name: K,
  { loading = null, place = 'floating', door = false }: Options = {},
): Part<P> {
  let known: ComponentType<P> | undefined;
  let lost: string | undefined;
  let times = 0;
  let underWay: Promise<ComponentType<P>> | undefined;
  const fetchOnce = async (): Promise<ComponentType<P>> => {
    if (known) return known;
    if (!reachable()) throw new Error('offline');
    times += 1;
    if (times > 1) await mendStyles();
    const end = begin();
    try {
      const styles = door ? undefined : wholeStyles();
      styles?.catch(() => undefined);
      const code = lost === undefined ? await load() : await anew<Record<K, ComponentType<P>>>(lost, times);
      await styles;
      return (known = code[name]);
    } catch (error) {
      lost ??= addressIn(error);
      throw error;
    } finally {
      end();
    }
  };
  // Whoever asks while it is on its way, as after a preload, waits for the same: two at once would count as two attempts.
  const fetchIt = (): Promise<ComponentType<P>> => (underWay ??= fetchOnce().finally(() => (underWay = undefined)));

  function Show(props: P) {
    const [Loaded, setLoaded] = useState(() => known);
    const [trouble, setTrouble] = useState<Trouble>();
    const [attempt, setAttempt] = useState(0);
    const there = useStore(online);
    useEffect(() => {
      if (Loaded) return;
      let gone = false;
      fetchIt().then(
        (component) => {
          if (!gone) setLoaded(() => component);
        },
        async () => {
          const there = await reach();
          if (gone) return;
          if (there && attempt < AGAIN) setAttempt(attempt + 1);
          else setTrouble(there ? 'missing' : 'offline');
        },
      );
      return () => {
        gone = true;
      };
    }, [attempt]);
    useEffect(() => {
      if (there && trouble === 'offline') setAttempt((n) => n + 1);
    }, [there, trouble]);
    if (Loaded) return <Loaded {...props} />;
    if (trouble === undefined || place === 'silent') return loading;
    const { onClose } = props as { onClose?: () => void };
    return <PartFailure trouble={trouble} place={place} onRetry={() => setAttempt((n) => n + 1)} onClose={onClose} />;
  }
  return Object.assign(Show, {
    preload: async () => {
      await fetchIt().catch(() => undefined);
    },
  });
}
