import { EventStoreDBClient } from '@eventstore/db-client';

/** What of a gRPC client of the official package concerns us. */
interface GrpcClient {
  close(): void;
  batchAppend?(...args: readonly unknown[]): AnswerStream;
}
interface AnswerStream {
  on(event: string, listener: (...args: readonly unknown[]) => void): AnswerStream;
}

/** The official client's own factory of gRPC clients: private there, and the one place where their streams can be reached. */
type CreateGrpcClient = (service: unknown) => Promise<GrpcClient>;
const FACTORY = 'createGRPCClient';

/** One client of the official package, whose connection can be closed with it. */
export interface LogClient {
  readonly client: EventStoreDBClient;
  /** Ends what is under way on it, quietly, and closes its connection. Never rejects. */
  discard(): Promise<void>;
}

/** Throws when the address cannot be read. */
export function createLogClient(url: string): LogClient {
  const client = EventStoreDBClient.connectionString(url);
  const create: CreateGrpcClient = Reflect.get(client, FACTORY);
  const opened = new Set<GrpcClient>();
  const createOpened: CreateGrpcClient = async (service) => {
    const grpcClient = await create(service);
    opened.add(grpcClient);
    const batchAppend = grpcClient.batchAppend?.bind(grpcClient);
    if (batchAppend) grpcClient.batchAppend = (...args) => ignoringUnexpected(batchAppend(...args));
    return grpcClient;
  };
  Reflect.set(client, FACTORY, createOpened);
  return {
    client,
    discard: async () => {
      await client.dispose();
      for (const grpcClient of opened) grpcClient.close();
    },
  };
}

/**
 * A server answers twice what it refuses before it writes, and an error of any client of the process settles all appends
 * that wait. The client (6.2.1) then takes an answer apart for which nobody waits, and its TypeError would end the process.
 */
function ignoringUnexpected(stream: AnswerStream): AnswerStream {
  const on = stream.on.bind(stream);
  stream.on = (event, listener) => {
    if (event !== 'data') return on(event, listener);
    return on(event, (...args) => {
      try {
        listener(...args);
      } catch (error) {
        if ((error as Error).name !== 'TypeError') throw error;
      }
    });
  };
  return stream;
}

let renewals = 0;
/** Milliseconds between signs of life where the address names none: the client's own default. */
const KEEP_ALIVE = 10_000;
/** The client reads option names without regard to case, `_` and `-`; the last of several counts. */
const OPTION = /[?&]([^=&]+)=([^&]+)/g;
const isInterval = (name: string): boolean => name.trim().toLowerCase().replace(/[_-]/g, '') === 'keepaliveinterval';

/**
 * The address with an option that no other client of this process has. gRPC shares one connection among channels whose
 * address and options are equal, a silent one included: a client made anew would listen to the same silence.
 */
export function withOwnConnection(url: string): string {
  renewals += 1;
  const address = url.trim().replace(/\/+$/, '');
  const chosen = [...address.matchAll(OPTION)].findLast(([, name = '']) => isInterval(name))?.[2];
  const interval = chosen === undefined ? KEEP_ALIVE : Number.parseInt(chosen);
  // Whoever switched the signs of life off keeps them off: how long one may take then matters to nobody.
  const option =
    interval < 0 ? `keepAliveTimeout=${KEEP_ALIVE + renewals}` : `keepAliveInterval=${interval + renewals}`;
  return `${address}${address.includes('?') ? '&' : '?'}${option}`;
}
