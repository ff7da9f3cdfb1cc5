import type { RecordedEvent } from '../event-store/port.ts';

/** Who issued a command, and the versions of the stream that it wrote. */
export interface Written {
  readonly user: string;
  readonly comando: string | undefined;
  readonly from: number;
  readonly to: number;
}

/**
 * Every command of a stream up to a version. None is forgotten: a repeat may come after thousands of others on a busy
 * stream, and must still be answered as it was. All states of a growing stream share one map, since versions already
 * written never change.
 */
export class StreamCommands {
  readonly #written: Map<string, Written>;
  readonly #version: number;

  constructor(written = new Map<string, Written>(), version = -1) {
    this.#written = written;
    this.#version = version;
  }

  has(commandId: string): boolean {
    return this.get(commandId) !== undefined;
  }

  get(commandId: string): Written | undefined {
    const known = this.#written.get(commandId);
    return known && known.from <= this.#version ? known : undefined;
  }

  /** The stream once these events are recorded too. */
  grown(events: readonly RecordedEvent[]): StreamCommands {
    let version = this.#version;
    for (const { metadata, version: at } of events) {
      const { from, to } = this.#written.get(metadata.commandId) ?? { from: at, to: at };
      this.#written.set(metadata.commandId, {
        user: metadata.user,
        comando: metadata.comando,
        from: Math.min(from, at),
        to: Math.max(to, at),
      });
      version = at;
    }
    return new StreamCommands(this.#written, version);
  }
}
