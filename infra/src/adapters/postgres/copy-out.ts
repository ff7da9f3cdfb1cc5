import type pg from 'pg';

interface Wire {
  query(text: string): void;
  readonly stream: { pause(): void; resume(): void };
}

/** Bytes after which a part is handed on: memory that a copy of any table takes. */
const PART = 8 * 1024 * 1024;

/**
 * What the server answers to `copy … to stdout`, in parts of some 8 MB that end with a row; the server waits while a part is
 * worked on. The client must not be one that pipelines, and must be left alone until the last part.
 */
export async function* copyOut(client: pg.ClientBase, sql: string): AsyncGenerator<Buffer> {
  const ready: Buffer[] = [];
  let rows: Buffer[] = [];
  let size = 0;
  let wire: Wire | undefined;
  let wake: (() => void) | undefined;
  let end: { readonly error?: Error } | undefined;
  const cut = (): void => {
    if (size > 0) ready.push(Buffer.concat(rows));
    rows = [];
    size = 0;
    wake?.();
  };
  const finish = (error?: Error): void => {
    end ??= error ? { error } : {};
    cut();
  };
  client.query({
    submit: (connection: Wire) => {
      wire = connection;
      connection.query(sql);
    },
    handleCopyData: ({ chunk }: { chunk: Buffer }) => {
      rows.push(Buffer.from(chunk));
      size += chunk.length;
      if (size < PART) return;
      wire?.stream.pause();
      cut();
    },
    handleCommandComplete: () => undefined,
    handleError: (error: Error) => finish(error),
    handleReadyForQuery: () => finish(),
  } as pg.Submittable);
  for (;;) {
    const part = ready.shift();
    if (part) {
      yield part;
      if (ready.length === 0) wire?.stream.resume();
    } else if (end) {
      if (end.error) throw end.error;
      return;
    } else await new Promise<void>((resolve) => (wake = resolve));
  }
}
