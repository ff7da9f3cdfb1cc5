import type { RecordedEvent } from '../event-store/port.ts';
import { fnv1a } from '../fnv1a.ts';

/** Who issued a command, and the versions of the stream that it wrote. */
export interface Written {
  readonly user: string;
  readonly comando: string | undefined;
  readonly from: number;
  readonly to: number;
}

/** Commands of a stream as a snapshot keeps them. */
export interface KeptCommands {
  readonly latest: readonly (readonly [commandId: string, written: Written])[];
  readonly older: readonly number[];
}

/** Commands of a stream that are remembered with what they wrote: who repeats one does so within seconds, on a busy stream within hundreds of others. */
export const REMEMBERED = 500;

const NO_MARKS = new Uint32Array(0);

/** Marks of the commands that were let go, four bytes each: two of 100,000 share theirs, which costs whoever comes second one look into the log. */
class Marks {
  /** Made with the first mark: few of very many streams ever let a command go. */
  #marks = NO_MARKS;
  #count = 0;

  add(mark: number): void {
    if (this.#count === this.#marks.length) {
      const wider = new Uint32Array(Math.max(64, this.#count * 2));
      wider.set(this.#marks);
      this.#marks = wider;
    }
    this.#marks[this.#count] = mark;
    this.#count += 1;
  }

  has = (mark: number): boolean => this.#marks.subarray(0, this.#count).includes(mark);
  all = (): number[] => [...this.#marks.subarray(0, this.#count)];
}

/**
 * The commands of a stream up to a version. The latest are known with what they wrote; of older ones a mark says that
 * the log has to be asked, so that a repeat is answered as it was however late it comes, and what is kept of a command
 * is four bytes (ADR 13). All states of a growing stream share what is remembered: versions already written never change.
 */
export class StreamCommands {
  readonly #latest: Map<string, Written>;
  readonly #older: Marks;
  readonly #version: number;
  readonly #forgets: boolean;

  private constructor(latest: Map<string, Written>, older: Marks, version: number, forgets = false) {
    this.#latest = latest;
    this.#older = older;
    this.#version = version;
    this.#forgets = forgets;
  }

  /** Of streams whose commands nobody repeats (a history that is told): none of them is remembered. */
  static readonly unrepeated = new StreamCommands(new Map(), new Marks(), -1, true);

  /** Of a stream that has no events, or as a snapshot of it at `version` kept them. */
  static of({ latest, older }: KeptCommands = { latest: [], older: [] }, version = -1): StreamCommands {
    const marks = new Marks();
    for (const mark of older) marks.add(mark);
    return new StreamCommands(new Map(latest), marks, version);
  }

  get(commandId: string): Written | undefined {
    const known = this.#latest.get(commandId);
    return known && known.from <= this.#version ? known : undefined;
  }

  /** The command is not among the latest, and may be among the older: the log knows. */
  mayHaveForgotten(commandId: string): boolean {
    return !this.#latest.has(commandId) && this.#older.has(fnv1a(commandId));
  }

  /** The stream once these events are recorded too. */
  grown(events: readonly RecordedEvent[]): StreamCommands {
    if (this.#forgets) return this;
    let version = this.#version;
    for (const { metadata, version: at } of events) {
      const known = this.#latest.get(metadata.commandId);
      // One that was let go and writes again began somewhere before: its events are found by their command.
      const from = known?.from ?? (this.#older.has(fnv1a(metadata.commandId)) ? 0 : at);
      this.#latest.set(metadata.commandId, {
        user: metadata.user,
        comando: metadata.comando,
        from: Math.min(from, at),
        to: Math.max(known?.to ?? at, at),
      });
      version = at;
    }
    for (const commandId of this.#latest.keys()) {
      if (this.#latest.size <= REMEMBERED) break;
      this.#latest.delete(commandId);
      this.#older.add(fnv1a(commandId));
    }
    return new StreamCommands(this.#latest, this.#older, version);
  }

  /** What a snapshot keeps. */
  kept(): KeptCommands {
    return { latest: [...this.#latest], older: this.#older.all() };
  }
}
