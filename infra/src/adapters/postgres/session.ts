import pg from 'pg';

export interface SessionOptions {
  /** Schemas to look in, in order, e.g. `['read', 'ops']`. */
  searchPath?: readonly string[] | undefined;
  /** Server settings of the connection over those of {@link SESSION}, e.g. `{ statement_timeout: '15s' }`. */
  parameters?: Readonly<Record<string, string>> | undefined;
}

/**
 * Settings of every connection of ours, whatever the server, the database or the role says: dates and numbers are read in
 * this form, transactions and limits are these. What cannot be set by an ordinary role is refused at the start
 * (`session-problem.ts`).
 */
export const SESSION: Readonly<Record<string, string>> = {
  datestyle: 'ISO,YMD',
  intervalstyle: 'postgres',
  timezone: 'UTC',
  bytea_output: 'hex',
  extra_float_digits: '1',
  standard_conforming_strings: 'on',
  quote_all_identifiers: 'off',
  transform_null_equals: 'off',
  array_nulls: 'on',
  gin_fuzzy_search_limit: '0',
  default_transaction_isolation: 'read committed',
  default_transaction_read_only: 'off',
  default_transaction_deferrable: 'off',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  idle_session_timeout: '0',
};

const OPTIONS = 'options';

/** Settings as the start of a connection names them: `-c name=value`, blanks escaped. */
export function startOptions({ searchPath, parameters }: SessionOptions = {}): string {
  const all = { ...SESSION, ...parameters, ...(searchPath && { search_path: searchPath.join(',') }) };
  return Object.entries(all)
    .map(([name, value]) => `-c ${name}=${value.replaceAll(/[\\ ]/g, String.raw`\$&`)}`)
    .join(' ');
}

/**
 * Address and settings for pg: settings that the address brings go first, so that ours hold. pg itself would let those of
 * the address replace ours.
 */
export function sessionConfig(
  url: string,
  options: SessionOptions = {},
): { readonly connectionString: string; readonly options: string } {
  const address = new URL(url);
  const theirs = address.searchParams.get(OPTIONS);
  address.searchParams.delete(OPTIONS);
  return {
    connectionString: theirs === null ? url : address.href,
    options: [theirs, startOptions(options)].filter(Boolean).join(' '),
  };
}

/** One connection under {@link SESSION}, not yet opened. A connection that breaks is told by the query that meets it. */
export function createClient(
  url: string,
  {
    name,
    ...rest
  }: SessionOptions & { name?: string } & Pick<pg.ClientConfig, 'keepAlive' | 'connectionTimeoutMillis'> = {},
): pg.Client {
  const { searchPath, parameters, ...connection } = rest;
  const client = new pg.Client({
    ...sessionConfig(url, { searchPath, parameters }),
    application_name: name,
    ...connection,
  });
  client.on('error', () => undefined);
  return client;
}
