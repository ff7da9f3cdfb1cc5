import { type EventStoreDBClient, FORWARDS, StreamNotFoundError } from '@eventstore/db-client';
import { LogWentBack, UnknownPosition } from '../../../platform/event-store/errors.ts';
import type { RecordedEvent } from '../../../platform/event-store/port.ts';
import type { Converter } from './convert.ts';
import { positionOf, readPage } from './read.ts';
import { atPosition } from './refusals.ts';
import { IDENTITY_STREAM } from './stream-names.ts';

/** An event that is known to stand at a position of the log, by whoever can tell it from another. */
export interface Witness {
  readonly position: bigint;
  readonly isIt: (event: RecordedEvent) => boolean;
}

/** What outlives the process and knows the log: the last event that a signed head vouches for. Undefined: there is none yet. */
export type WitnessOf = (identity: string) => Witness | undefined;

/**
 * What this process knows of the log, to hold a log against that answers on a new connection: its identity, the last place
 * that was read or written, and a witness from outside. An emptied folder or an older copy is not taken for the log.
 */
export class Standing {
  readonly #converter: Pick<Converter, 'toRecorded'>;
  readonly #witness: WitnessOf;
  readonly #report: (error: Error) => void;
  #identity: string | undefined;
  #last: Witness | undefined;
  #said: string | undefined;

  /** `report`: told once for each way in which the log is another. */
  constructor(
    converter: Pick<Converter, 'toRecorded'>,
    report: (error: Error) => void,
    witness: WitnessOf = () => undefined,
  ) {
    this.#converter = converter;
    this.#report = report;
    this.#witness = witness;
  }

  knows(identity: string): void {
    this.#identity = identity;
  }

  /** An event of ours that stands in the log; without id: that one stands there. True when it is the furthest so far. */
  saw(position: bigint, id?: string): boolean {
    if (position < 0n || (this.#last && position < this.#last.position)) return false;
    const further = !this.#last || position > this.#last.position;
    if (further || id !== undefined) this.#last = { position, isIt: (event) => id === undefined || event.id === id };
    return further;
  }

  /** Throws {@link LogWentBack} when the log that answers is not the one that is known. Asks nothing when nothing is known. */
  readonly check = async (client: EventStoreDBClient, heard: () => void): Promise<void> => {
    const why = await this.#fault(client, heard);
    if (why !== undefined) throw new LogWentBack(why);
  };

  /** Reports a fault that a check found, once while it lasts. */
  readonly tell = (fault: LogWentBack | undefined): void => {
    if (fault && fault.message !== this.#said) this.#report(fault);
    this.#said = fault?.message;
  };

  async #fault(client: EventStoreDBClient, heard: () => void): Promise<string | undefined> {
    const expected = this.#identity;
    if (expected !== undefined) {
      const identity = await identityOf(client);
      heard();
      if (identity !== expected)
        return `el registro que responde es otro: ${identity === undefined ? 'no tiene identidad' : `su identidad es ${identity}`} y se trabajaba con ${expected}`;
    }
    for (const witness of [this.#last, expected === undefined ? undefined : this.#witness(expected)]) {
      const fault = witness && (await this.#missing(client, witness, heard));
      if (fault) return fault;
    }
    return undefined;
  }

  /** Why a witness does not stand where it stood; undefined when it does, or was removed by a scavenge. */
  async #missing(
    client: EventStoreDBClient,
    { position, isIt }: Witness,
    heard: () => void,
  ): Promise<string | undefined> {
    try {
      const [found] = await readPage(client, { commit: position, prepare: position }, FORWARDS, 1, heard);
      if (!found)
        return `el registro termina antes de la posición ${position}, que ya se había leído: es una copia anterior`;
      if (positionOf(found) > position) return undefined;
      const event = this.#converter.toRecorded(found);
      return event && isIt(event) ? undefined : `en la posición ${position} hay otro evento que el que se había leído`;
    } catch (error) {
      if (!(atPosition(error, position) instanceof UnknownPosition)) throw error;
      return `en la posición ${position}, que ya se había leído, no comienza ningún evento: es otro registro`;
    }
  }
}

async function identityOf(client: EventStoreDBClient): Promise<string | undefined> {
  let id: string | undefined;
  try {
    for await (const { event } of client.readStream(IDENTITY_STREAM, { maxCount: 1 }))
      id = (event?.data as { id?: string } | undefined)?.id;
  } catch (error) {
    if (!(error instanceof StreamNotFoundError)) throw error;
  }
  return id;
}
