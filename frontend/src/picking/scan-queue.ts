import { createStore } from '../api/store.ts';
import { entriesOf } from './queue-keys.ts';

/** What a hand did, in the order it was done. The id is the command id: sent twice, it counts once. */
export interface Deed {
  readonly id: string;
  readonly tipo: 'escanear' | 'faltante' | 'deshacer' | 'retirar';
  readonly pedido: number;
  /** Line that it is for, as this phone understood it. */
  readonly linea: number;
  readonly cantidad: number;
  readonly codigo?: string;
  readonly serie?: string;
  readonly motivo?: string;
}

/** A deed that the server took: shown until the sheet that holds it has come. */
export interface Taken extends Deed {
  readonly version: number;
}
export interface Refused {
  readonly deed: Deed;
  readonly mensaje: string;
}
/** Answer to a deed; a throw means that nobody answered. */
export type Sent = { readonly ok: true; readonly version: number } | { readonly ok: false; readonly mensaje: string };

interface Options {
  readonly key: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  readonly send: (deed: Deed) => Promise<Sent>;
  /** Resolves when sending may be tried again after this error. */
  readonly untilBack: (error: unknown) => Promise<void>;
  readonly isAway: (error: unknown) => boolean;
  readonly onRefused: (refused: Refused) => void;
}

const isDeed = (value: unknown): value is Deed =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Deed).id === 'string' &&
  typeof (value as Deed).pedido === 'number';

function parsed(text: string | null): Deed | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isDeed(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** One entry for each deed: two tabs of the same person never write over what the other still has to send. */
function createShelf({ storage, key }: Pick<Options, 'storage' | 'key'>) {
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
    load: (): Deed[] =>
      entriesOf(storage, key).flatMap((name) => {
        const deed = parsed(storage.getItem(name));
        if (deed) names.set(deed.id, name);
        else attempt(() => storage.removeItem(name));
        return deed ? [deed] : [];
      }),
    put(deed: Deed): void {
      const name = `${key}/${Date.now().toString(36).padStart(10, '0')}-${String((count += 1)).padStart(6, '0')}-${deed.id}`;
      names.set(deed.id, name);
      attempt(() => storage.setItem(name, JSON.stringify(deed)));
    },
    drop({ id }: Deed): void {
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
export function createScanQueue(options: Options) {
  const shelf = createShelf(options);
  const waiting = createStore<readonly Deed[]>(shelf.load());
  const taken = createStore<readonly Taken[]>([]);
  let running: Promise<void> | undefined;

  const done = (deed: Deed): void => {
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
    add(deed: Deed): void {
      shelf.put(deed);
      waiting.set((old) => [...old, deed]);
      void start();
    },
    /** A sheet has come: what it already holds need not be shown on top of it. */
    seen(pedido: number, version: number): void {
      taken.set((old) => old.filter((d) => d.pedido !== pedido || d.version > version));
    },
    /** Resolves when nothing waits. */
    drained: (): Promise<void> => (waiting.get().length === 0 && !running ? Promise.resolve() : start()),
  };
}
export type ScanQueue = ReturnType<typeof createScanQueue>;
