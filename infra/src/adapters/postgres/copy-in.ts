import type pg from 'pg';

interface Wire {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
}

const special = /[\\\n\r\t]/;
const specials = /[\\\n\r\t]/g;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** A text as COPY reads it. */
export const copyText = (text: string): string =>
  special.test(text) ? text.replace(specials, (one) => escapes[one]!) : text;

const field = (value: unknown): string => {
  if (value === null || value === undefined) return '\\N';
  return copyText(typeof value === 'string' ? value : String(value));
};

/** One row in the text format of COPY, its line break included. Null and undefined are NULL; everything else is its text. */
export const copyLine = (values: readonly unknown[]): string => `${values.map(field).join('\t')}\n`;

/**
 * Sends rows to the server by `copy … from stdin`, several times as fast as inserting them. `sql` names table and columns,
 * `lines` come from {@link copyLine}. The client must not be one that pipelines.
 */
export function copyIn(client: pg.ClientBase, sql: string, lines: string | Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query({
      submit: (wire: Wire) => wire.query(sql),
      handleCopyInResponse(wire: Wire) {
        wire.sendCopyFromChunk(typeof lines === 'string' ? Buffer.from(lines) : lines);
        wire.endCopyFrom();
      },
      handleCommandComplete: () => undefined,
      handleError: reject,
      handleReadyForQuery: () => resolve(),
    } as unknown as pg.Submittable);
  });
}
