import { partsOfAddress } from '../../../platform/without-credentials.ts';

/** An address of EventStoreDB, taken apart. */
export interface LogAddress {
  readonly discover: boolean;
  /** Unset: nobody signs in. */
  readonly login: { readonly user: string; readonly password: string } | undefined;
  /** `host:port`, several separated by commas. */
  readonly hosts: string;
  /** Options under the client's own names. */
  readonly options: ReadonlyMap<string, string>;
  /** Options of the address that the client does not know, or that do nothing in it. */
  readonly ignored: readonly string[];
}

const flat = (name: string): string => name.trim().toLowerCase().replace(/[_-]/g, '');

const OPTIONS = new Map(
  [
    'userCertFile',
    'userKeyFile',
    'maxDiscoverAttempts',
    'connectionName',
    'defaultDeadline',
    'discoveryInterval',
    'gossipTimeout',
    'nodePreference',
    'tls',
    'tlsCAFile',
    'throwOnAppendFailure',
    'keepAliveInterval',
    'keepAliveTimeout',
  ].map((name) => [flat(name), name]),
);

/**
 * Takes an esdb:// or kurrentdb:// address apart. The client's own reader prints whole addresses in its warnings and splits
 * passwords with `:` or `@`; it is only handed what {@link clientAddress} makes. Throws an error without the address.
 */
export function parseLogAddress(text: string): LogAddress {
  const address = text.trim().replace(/\/+$/, '');
  const scheme = /^(?:esdb|kurrentdb)(\+discover)?:\/\//i.exec(address);
  const parts = partsOfAddress(address);
  if (!scheme || !parts) throw new Error('la dirección no tiene la forma esdb://usuario:contraseña@servidor:2113');
  const options = new Map<string, string>();
  const ignored: string[] = [];
  for (const pair of parts.rest.replace(/^\/?\??/, '').split(/[&?]/)) {
    const [name = '', value] = pair.split(/=(.*)/s);
    if (value === undefined || value === '') continue;
    const option = OPTIONS.get(flat(name));
    if (option) options.set(option, value);
    else if (flat(name) !== 'tlsverifycert' || value !== 'true') ignored.push(name.trim());
  }
  return { discover: scheme[1] !== undefined, login: loginOf(parts.login), hosts: parts.hosts, options, ignored };
}

function loginOf(login: string): LogAddress['login'] {
  if (login === '') return undefined;
  const [user = '', password = ''] = login.slice(0, -1).split(/:(.*)/s);
  if (user === '' || password === '')
    throw new Error('la dirección necesita usuario y contraseña: esdb://usuario:contraseña@servidor:2113');
  return { user: decoded(user), password: decoded(password) };
}

/** Text that may be percent-encoded; a `%` that begins no code stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address as the client reads it without doubt or warning, with one option more. */
export function clientAddress({ discover, login, hosts, options }: LogAddress, option?: [string, number]): string {
  const who = login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@` : '';
  const all = new Map<string, string | number>([...options, ...(option ? [option] : [])]);
  const query = [...all].map(([name, value]) => `${name}=${value}`).join('&');
  return `esdb${discover ? '+discover' : ''}://${who}${hosts}${query && `?${query}`}`;
}

let renewals = 0;
/** Milliseconds between signs of life where the address names none: the client's own default. */
const KEEP_ALIVE = 10_000;
/** Connections of one process that have a name of their own. */
const MOST_RENEWALS = 5000;

/**
 * The address with an option that no other client of this process has. gRPC shares one connection among channels whose
 * address and options are equal, a silent one included: a client made anew would listen to the same silence.
 */
export function withOwnConnection(address: LogAddress): string {
  renewals = (renewals % MOST_RENEWALS) + 1;
  const chosen = address.options.get('keepAliveInterval');
  const interval = chosen === undefined ? KEEP_ALIVE : Number.parseInt(chosen);
  // Whoever switched the signs of life off keeps them off: how long one may take then matters to nobody.
  return clientAddress(
    address,
    interval < 0 ? ['keepAliveTimeout', KEEP_ALIVE + renewals] : ['keepAliveInterval', interval + renewals],
  );
}
