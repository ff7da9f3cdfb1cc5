import { Server, ServerCredentials, status } from '@grpc/grpc-js';
import { handleAppend, handleBatchAppend } from './append.ts';
import { openLogFile } from './file.ts';
import { handleGossip, type Member } from './gossip.ts';
import { bytesOf, StandInLog } from './log.ts';
import { featuresPb, protocol } from './protocol.ts';
import { handleRead, type ReadCall } from './read.ts';
import { handleDelete, handleTombstone } from './remove.ts';
import { Writer } from './writer.ts';

export interface StandInOptions {
  /** Port on 127.0.0.1; a free one by default. */
  port?: number;
  /** Keep the events in this file, so that a restart finds them. Default: in memory only. */
  file?: string;
  /** Whether BatchAppend is advertised, as servers from 21.10 on do. Default true. */
  batchAppend?: boolean;
  /** Cut off a subscriber that is so many events behind, as servers up to 23.10 do. Default: never. */
  dropSlowAfter?: number;
  /** As `--max-append-size`: what is more is refused at once, and again when its deadline has passed, as servers do. */
  maxAppendSize?: number;
  /** The nodes that a client with a discovering address hears of. Default: this one, as leader. */
  members?: () => readonly Member[];
  /** Keep what an earlier stand-in in this process held. */
  log?: StandInLog;
}

export interface StandIn {
  /** esdb:// address for the official client. */
  readonly url: string;
  readonly port: number;
  readonly log: StandInLog;
  /** How often it was asked so far: writes, and reads of a page of any kind. Subscriptions are not counted. */
  readonly calls: { appends: number; reads: number };
  /** Answers so far to writes that had one already. */
  readonly secondAnswers: number;
  /** The next so many writes are carried out, and nobody is told. */
  loseAnswers(count: number): void;
  /** Breaks every reader and subscriber, as a lost connection would. */
  breakReaders(): void;
  stop(): Promise<void>;
}

/**
 * A server that speaks the Streams protocol of EventStoreDB to the real `@eventstore/db-client`.
 * It is a stand-in for tests and for proving the configuration: no users, no scavenging, no replication, all in memory; what it does else is
 * held to a real server's answers (`questions/*.jsonl`).
 */
export async function startStandIn(options: StandInOptions = {}): Promise<StandIn> {
  const file = options.file === undefined ? undefined : openLogFile(options.file);
  const log = file?.log ?? options.log ?? new StandInLog();
  const settings = { dropSlowAfter: options.dropSlowAfter ?? Infinity };
  const readers = new Set<ReadCall>();
  const writer = new Writer(log);
  const calls = { appends: 0, reads: 0 };
  const { maxAppendSize = Infinity } = options;
  let toLose = 0;
  let secondAnswers = 0;
  const counted: Pick<Writer, 'write'> = {
    write: async (...write) => {
      calls.appends += 1;
      if (bytesOf(write[2]) > maxAppendSize) return { ok: false, refusal: 'too-large', again: true };
      const outcome = await writer.write(...write);
      if (toLose <= 0) return outcome;
      toLose -= 1;
      return { ok: false, refusal: 'timeout' };
    },
  };
  const server = new Server();
  server.addService(protocol.features, {
    getSupportedMethods: (_: unknown, answer: (error: null, reply: unknown) => void) =>
      answer(null, supported(options.batchAppend ?? true)),
  });
  server.addService(protocol.gossip, {
    read: handleGossip(options.members ?? (() => [{ port, state: 'leader' }])),
  });
  server.addService(protocol.streams, {
    append: (call: Parameters<typeof handleAppend>[1], answer: Parameters<typeof handleAppend>[2]) =>
      handleAppend(counted, call, answer),
    batchAppend: (call: Parameters<typeof handleBatchAppend>[1]) =>
      handleBatchAppend(counted, call, () => (secondAnswers += 1)),
    delete: handleDelete((stream) => log.delete(stream)),
    tombstone: handleTombstone((stream) => log.tombstone(stream)),
    read: (call: ReadCall) => {
      if (!call.request.getOptions()?.hasSubscription()) calls.reads += 1;
      readers.add(call);
      call.on('error', () => undefined);
      void handleRead(log, call, settings).finally(() => readers.delete(call));
    },
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${options.port ?? 0}`, ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  return {
    url: `esdb://127.0.0.1:${port}?tls=false`,
    port,
    log,
    calls,
    get secondAnswers() {
      return secondAnswers;
    },
    loseAnswers: (count) => void (toLose = count),
    breakReaders() {
      for (const call of readers)
        call.emit('error', { code: status.UNAVAILABLE, details: 'the stand-in broke the connection' });
    },
    async stop() {
      server.forceShutdown();
      file?.close();
    },
  };
}

function supported(batchAppend: boolean): InstanceType<typeof featuresPb.SupportedMethods> {
  const methods = ['append', 'read', ...(batchAppend ? ['batchappend'] : [])];
  const reply = new featuresPb.SupportedMethods().setEventStoreServerVersion('23.10.6-stand-in');
  for (const name of methods)
    reply.addMethods(
      new featuresPb.SupportedMethod().setServiceName('event_store.client.streams.Streams').setMethodName(name),
    );
  return reply;
}
