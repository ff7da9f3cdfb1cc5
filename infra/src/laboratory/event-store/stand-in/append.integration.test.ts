import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { startStandIn } from './server.ts';

const generated = (name: string): string =>
  createRequire(import.meta.url).resolve(`@eventstore/db-client/generated/${name}.js`);

/** A client that sends the head of an append and one of its events, says so, and waits to be killed. */
const half = `
  const grpc = require(${JSON.stringify(createRequire(import.meta.url).resolve('@grpc/grpc-js'))});
  const { StreamsClient } = require(${JSON.stringify(generated('streams_grpc_pb'))});
  const { AppendReq } = require(${JSON.stringify(generated('streams_pb'))});
  const { Empty, StreamIdentifier, UUID } = require(${JSON.stringify(generated('shared_pb'))});
  const call = new StreamsClient(process.argv[1], grpc.credentials.createInsecure()).append(() => undefined);
  const name = new StreamIdentifier();
  name.setStreamName(Buffer.from('half').toString('base64'));
  const options = new AppendReq.Options();
  options.setStreamIdentifier(name);
  options.setAny(new Empty());
  const head = new AppendReq();
  head.setOptions(options);
  const message = new AppendReq.ProposedMessage();
  const id = new UUID();
  id.setString('10000000-0000-4000-8000-000000000000');
  message.setId(id);
  const event = new AppendReq();
  event.setProposedMessage(message);
  call.write(head);
  call.write(event, () => setTimeout(() => console.log('sent'), 200));
`;

it('writes nothing of an append whose client is killed half-way', async () => {
  const standIn = await startStandIn({ batchAppend: false });
  const child = spawn(process.execPath, ['-e', half, `127.0.0.1:${standIn.port}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await once(child.stdout, 'data');
    const closed = once(child, 'close');
    child.kill('SIGKILL');
    await closed;
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(standIn.log.stream('half')).toEqual([]);
  } finally {
    child.kill('SIGKILL');
    await standIn.stop();
  }
});
