import { createStore } from '../api/store.ts';

/** What a hand did, in the order it was done. The id is the command id: sent twice, it counts once. */
export interface Deed {
  readonly id: string;
  readonly tipo: 'escanear' | 'faltante';
  readonly pedido: number;
  /** Line that it is for, as this phone understood it. */
  readonly linea: number;
  readonly cantidad: number;
  readonly codigo?: string;
  readonly serie?: string;
  readonly motivo?: string;
}

/** A deed that the server took: shown until the sheet that holds it has come. */
export interface Taken extends Deed { readonly version: number }
export interface Refused { readonly deed: Deed; readonly mensaje: string }
/** Answer to a deed; a throw means that nobody answered. */
export type Sent = { readonly ok: true; readonly version: number } | { readonly ok: false; readonly mensaje: string };

interface Options {
  readonly key: string;
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly send: (deed: Deed) => Promise<Sent>;
  /** Resolves when sending may be tried again. */
  readonly untilBack: () => Promise<void>;
  readonly isAway: (error: unknown) => boolean;
  readonly onRefused: (refused: Refused) => void;
}

const isDeed = (value: unknown): value is Deed => typeof value === 'object' && value !== null && typeof (value as Deed).id === 'string' && typeof (value as Deed).pedido === 'number';

function stored({ storage, key }: Pick<Options, 'storage' | 'key'>): Deed[] {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isDeed) : [];
  } catch {
    return [];
  }
}

/**
 * Deeds wait in storage until the server has answered each, one at a time and in order: a lost network, a closed page or
 * an empty battery loses none. One the server refuses is taken out and told; the next go on.
 */
export function createScanQueue(options: Options) {
  const waiting = createStore<readonly Deed[]>(stored(options));
  const taken = createStore<readonly Taken[]>([]);
  let running: Promise<void> | undefined;

  const keep = (deeds: readonly Deed[]): void => {
    waiting.set(deeds);
    try {
      if (deeds.length === 0) options.storage.removeItem(options.key);
      else options.storage.setItem(options.key, JSON.stringify(deeds));
    } catch {
      // Without storage the queue lives as long as the page.
    }
  };

  async function drain(): Promise<void> {
    for (let head = waiting.get()[0]; head; head = waiting.get()[0]) {
      const deed = head;
      try {
        const answer = await options.send(deed);
        if (answer.ok) taken.set((old) => [...old, { ...deed, version: answer.version }].slice(-200));
        else options.onRefused({ deed, mensaje: answer.mensaje });
        keep(waiting.get().filter((d) => d.id !== deed.id));
      } catch (error) {
        if (options.isAway(error)) { await options.untilBack(); continue; }
        keep(waiting.get().filter((d) => d.id !== deed.id));
        options.onRefused({ deed, mensaje: error instanceof Error ? error.message : 'La lectura no se pudo registrar.' });
      }
    }
  }

  const start = (): Promise<void> => (running ??= drain().finally(() => { running = undefined; if (waiting.get().length > 0) void start(); }));
  if (waiting.get().length > 0) void start();

  return {
    waiting, taken,
    add(deed: Deed): void { keep([...waiting.get(), deed]); void start(); },
    /** A sheet has come: what it already holds need not be shown on top of it. */
    seen(pedido: number, version: number): void { taken.set((old) => old.filter((d) => d.pedido !== pedido || d.version > version)); },
    /** Resolves when nothing waits. */
    drained: (): Promise<void> => (waiting.get().length === 0 && !running ? Promise.resolve() : start()),
  };
}
export type ScanQueue = ReturnType<typeof createScanQueue>;
