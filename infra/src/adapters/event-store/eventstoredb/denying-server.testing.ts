import { Metadata, Server, ServerCredentials, status } from '@grpc/grpc-js';
import { protocol, streams } from '../../../laboratory/event-store/stand-in/protocol.ts';

interface Call {
  emit(event: 'error', error: object): void;
  on(event: string, listener: () => void): void;
  end(): void;
}

type Answer = (error: object | null, reply?: unknown) => void;

const denied = (): object => {
  const metadata = new Metadata();
  metadata.set('exception', 'access-denied');
  return { code: status.PERMISSION_DENIED, details: 'Access Denied', metadata };
};

/** A server that lets everybody read an empty log, and write only while `mayWrite` is set. */
export async function startDenyingServer(): Promise<{ url: string; mayWrite: boolean; stop: () => void }> {
  const server = new Server();
  const rights = { mayWrite: false };
  server.addService(protocol.features, {
    getSupportedMethods: (_: unknown, answer: Answer) => answer({ code: status.UNIMPLEMENTED }),
  });
  const refuse = (_: unknown, answer: Answer): void => answer(denied());
  const streamCalls: Record<string, (call: Call, answer: Answer) => void> = {
    read: (call: Call) => call.end(),
    append: (call: Call, answer: Answer) => {
      call.on('data', () => undefined);
      call.on('end', () => (rights.mayWrite ? answer(null, wrongVersion()) : answer(denied())));
    },
    batchAppend: (call: Call) => call.emit('error', denied()),
    delete: refuse,
    tombstone: refuse,
  };
  server.addService(protocol.streams, streamCalls as never);
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  return Object.assign(rights, {
    url: `esdb://ana:secreto@127.0.0.1:${port}?tls=false`,
    stop: () => server.forceShutdown(),
  });
}

const wrongVersion = (): unknown =>
  new streams.AppendResp().setWrongExpectedVersion(new streams.AppendResp.WrongExpectedVersion());
