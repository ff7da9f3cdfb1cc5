import { EventStoreDBClient } from '@eventstore/db-client';
import { type Channel, connectivityState } from '@grpc/grpc-js';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** What of a gRPC client of the official package concerns us. */
interface GrpcClient {
  close(): void;
  getChannel(): Pick<Channel, 'getConnectivityState' | 'watchConnectivityState'>;
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

/** `url` as `clientAddress` makes it. `onLoss`: called each time a connection that worked has ended. Throws when an option is wrong. */
export function createLogClient(url: string, onLoss: () => void = () => undefined): LogClient {
  const client = EventStoreDBClient.connectionString(url);
  const create: CreateGrpcClient = Reflect.get(client, FACTORY);
  const opened = new Set<GrpcClient>();
  const createOpened: CreateGrpcClient = async (service) => {
    const grpcClient = await create(service);
    opened.add(grpcClient);
    watchLoss(grpcClient, onLoss);
    const batchAppend = grpcClient.batchAppend?.bind(grpcClient);
    if (batchAppend) grpcClient.batchAppend = (...args) => ignoringUnexpected(batchAppend(...args));
    return grpcClient;
  };
  Reflect.set(client, FACTORY, createOpened);
  return {
    client,
    discard: async () => {
      // Node's HTTP/2 never ends when a stream is cancelled from within what its session is just being told (20.20).
      await nextTurn();
      await client.dispose();
      for (const grpcClient of opened) grpcClient.close();
    },
  };
}

/** gRPC connects again by itself and tells nobody: what answers then may be another server, or the same with another log. */
function watchLoss(grpcClient: GrpcClient, onLoss: () => void): void {
  const channel = grpcClient.getChannel();
  const watch = (): void => {
    const state = channel.getConnectivityState(false);
    if (state === connectivityState.SHUTDOWN) return;
    channel.watchConnectivityState(state, Infinity, () => {
      if (state === connectivityState.READY) onLoss();
      watch();
    });
  };
  watch();
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
