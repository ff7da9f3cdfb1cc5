import type { ForeignEvent, SharedServer } from '../event-store/foreign.ts';
import type { EvidenceFinding } from './evidence-finding.ts';

/** Streams that are asked for at once. */
const AT_ONCE = 16;

/** What other applications have on the server of a log, beside it. */
export interface Neighbours {
  readonly events: number;
  /** The first of them, where there is any. */
  readonly first: ForeignEvent | undefined;
}

/** Gathers, while a log is read in its order, what others did on its server, and names each stream of the log that they touched. */
export class ServerCheck {
  /** With the position of what was last done to them. */
  readonly #streams = new Map<string, bigint>();
  #passed: bigint | undefined;
  #events = 0;
  #first: ForeignEvent | undefined;

  /** Takes the next event that is not the log's; one that comes again is passed over. */
  readonly see = (event: ForeignEvent): void => {
    if (this.#passed !== undefined && event.position <= this.#passed) return;
    this.#passed = event.position;
    if (event.own) this.#streams.set(event.stream, event.position);
    else {
      this.#events += 1;
      this.#first ??= event;
    }
  };

  get neighbours(): Neighbours {
    return { events: this.#events, first: this.#first };
  }

  /** What is the matter now with the streams that were touched, and with `others`, in order of their names. */
  async findings(store: Partial<SharedServer>, others: Iterable<string> = []): Promise<EvidenceFinding[]> {
    if (!store.streamFaults) return [];
    const streams = [...new Set([...this.#streams.keys(), ...others])].toSorted();
    const findings: EvidenceFinding[] = [];
    for (let at = 0; at < streams.length; at += AT_ONCE)
      findings.push(
        ...(await Promise.all(streams.slice(at, at + AT_ONCE).map((stream) => this.#faultsOf(store, stream)))).flat(),
      );
    return findings;
  }

  async #faultsOf(store: Partial<SharedServer>, stream: string): Promise<EvidenceFinding[]> {
    const position = this.#streams.get(stream);
    return (await store.streamFaults!(stream)).map((fault) => ({
      ...(position !== undefined && { position }),
      ...fault,
    }));
  }
}
