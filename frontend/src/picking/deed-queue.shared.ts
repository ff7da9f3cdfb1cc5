import { createStore } from '../api/store.ts';
import { entriesOf } from './queue-keys.shared.ts';

/** Something that a hand did. The id is the command id: sent twice, it counts once. */
export interface Made {
  readonly id: string;
}
/** A deed that the server took. */
export type TakenDeed<D extends Made> = D & { readonly version: number };
export interface RefusedDeed<D extends Made> {
  readonly deed: D;
  readonly mensaje: string;
}
/** Answer to a deed; a throw means that nobody answered. */
export type Sent = { readonly ok: true; readonly version: number } | { readonly ok: false; readonly mensaje: string };

export interface QueueOptions<D extends Made> {
  readonly key: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  /** Whether what lay in storage is a deed of this queue. */
  readonly isDeed: (value: unknown) => value is D;
  readonly send: (deed: D) => Promise<Sent>;
  /** Resolves when sending may be tried again after this error. */
  readonly untilBack: (error: unknown) => Promise<void>;
  readonly isAway: (error: unknown) => boolean;
  readonly onRefused: (refused: RefusedDeed<D>) => void;
}

function parsed<D>(text: string | null, isDeed: (value: unknown) => value is D): D | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isDeed(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** One entry for each deed: two tabs of the same person never write over what the other still has to send. */
function createShelf<D extends Made>({ storage, key, isDeed }: Pick<QueueOptions<D>, 'storage' | 'key' | 'isDeed'>) {
  const names = new Map<string, string>();
  let count = 0;
  const attempt = (work: () => void): void => {
    try {
      work();
    } catch {
      // Without storage the queue lives as long as the page.
    }
  };
  return {
    load: (): D[] =>
      entriesOf(storage, key).flatMap((name) => {
        const deed = parsed(storage.getItem(name), isDeed);
        if (deed) names.set(deed.id, name);
        else attempt(() => storage.removeItem(name));
        return deed ? [deed] : [];
      }),
    put(deed: D): void {
      const name = `${key}/${Date.now().toString(36).padStart(10, '0')}-${String((count += 1)).padStart(6, '0')}-${deed.id}`;
      names.set(deed.id, name);
      attempt(() => storage.setItem(name, JSON.stringify(deed)));
    },
    drop({ id }: D): void {
      const name = names.get(id);
      names.delete(id);
      if (name !== undefined) attempt(() => storage.removeItem(name));
    },
  };
}

/**
 * Deeds wait in storage until the server has answered each, one at a time and in order: a lost network, a closed page or
 * an empty battery loses none. One the server refuses is taken out and told; the next go on.
 */
export function createDeedQueue<D extends Made>(options: QueueOptions<D>) {
  const shelf = createShelf<D>(options);
  const waiting = createStore<readonly D[]>(shelf.load());
  const taken = createStore<readonly TakenDeed<D>[]>([]);
  let running: Promise<void> | undefined;

  const done = (deed: D): void => {
    shelf.drop(deed);
    waiting.set((old) => old.filter((d) => d.id !== deed.id));
  };

  async function drain(): Promise<void> {
    for (let head = waiting.get()[0]; head; head = waiting.get()[0]) {
      const deed = head;
      try {
        const answer = await options.send(deed);
        if (answer.ok) taken.set((old) => [...old, { ...deed, version: answer.version }].slice(-200));
        else options.onRefused({ deed, mensaje: answer.mensaje });
        done(deed);
      } catch (error) {
        if (options.isAway(error)) {
          await options.untilBack(error);
          continue;
        }
        done(deed);
        options.onRefused({
          deed,
          mensaje: error instanceof Error ? error.message : 'La lectura no se pudo registrar.',
        });
      }
    }
  }

  const start = (): Promise<void> =>
    (running ??= drain().finally(() => {
      running = undefined;
      if (waiting.get().length > 0) void start();
    }));
  if (waiting.get().length > 0) void start();

  return {
    waiting,
    taken,
    add(deed: D): void {
      shelf.put(deed);
      waiting.set((old) => [...old, deed]);
      void start();
    },
    /** What of those that were taken need not be shown any more. */
    forget(known: (deed: TakenDeed<D>) => boolean): void {
      taken.set((old) => old.filter((deed) => !known(deed)));
    },
    /** Resolves when nothing waits. */
    drained: (): Promise<void> => (waiting.get().length === 0 && !running ? Promise.resolve() : start()),
  };
}
