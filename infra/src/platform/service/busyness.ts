import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How often the delay is sampled, ms: an idle process is found this late by the sampling alone. */
const SAMPLE_MS = 20;
/** What is said is about the last so many ms. */
const LOOK_MS = 5000;
/** Beyond this people notice; the alert *ServicioOcupado* has the same, ms. */
const NOTICED_MS = 200;

/** How late a process comes to its work, ms: the 99th percentile since the last call. */
export type Delay = () => number;

function eventLoopDelay(): Delay {
  const sampled = monitorEventLoopDelay({ resolution: SAMPLE_MS });
  sampled.enable();
  return () => {
    const ms = sampled.percentile(99) / 1e6 - SAMPLE_MS;
    sampled.reset();
    return ms;
  };
}

/**
 * Whether this process keeps up with what it is asked, in sentences for `/health` and *Estado del sistema*. More work than
 * there are processors for is borne in this order: changes reach the screens together instead of one by one, lists wait,
 * commands last (DESIGN, *Live*; docs/operacion.md).
 */
export class Busyness {
  readonly #said: (() => string | undefined)[] = [];
  #name = '';
  #late = 0;

  /** Begins to look, once in a process; `name` is that of the service, `delay` tells how late this process is. */
  watch(name: string, delay: Delay = eventLoopDelay()): void {
    this.#name = name;
    setInterval(() => (this.#late = delay()), LOOK_MS).unref();
  }

  /** Asks `said` too, for a sentence while there is something to say. */
  also(said: () => string | undefined): void {
    this.#said.push(said);
  }

  /** Nothing while all is well. */
  alarms(): string[] {
    const late = Math.round(this.#late);
    return [
      ...(late > NOTICED_MS
        ? [`${this.#name} no da abasto: hay más trabajo del que alcanza a hacer, y cada llamada espera ${late} ms.`]
        : []),
      ...this.#said.flatMap((said) => said() ?? []),
    ];
  }
}

/** That of this process. */
export const busyness = new Busyness();
