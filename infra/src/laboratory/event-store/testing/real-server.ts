import { connect } from 'node:net';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { GenericContainer, Wait } from 'testcontainers';

const image = 'docker.io/eventstore/eventstore:24.10';
const port = 2113;
/** Deadline of one append, ms. */
const PATIENCE = 2000;

export interface RealServer {
  readonly name: string;
  start(): Promise<{ url: string; stop(): Promise<void> }>;
}

/** A real EventStoreDB: the one that EVENTSTORE_URL names, or one in a container when an engine answers. */
export async function findRealServer(): Promise<RealServer | { reason: string }> {
  const url = process.env.TEST_EVENTSTORE_URL || process.env.EVENTSTORE_URL;
  if (url) return { name: 'the server of EVENTSTORE_URL', start: async () => ({ url, stop: async () => undefined }) };
  if (!(await engineAnswers())) return { reason: 'EVENTSTORE_URL is not set and no container engine answers' };
  return { name: image, start: startContainer };
}

/** Resolves once the server takes an append: after a restart it answers reads and pings before it knows that it leads. */
export async function untilItAppends(url: string): Promise<void> {
  for (;;) {
    const client = EventStoreDBClient.connectionString(url);
    try {
      const event = jsonEvent({ type: 'T', data: {} });
      await client.appendToStream(`ready-${event.id}`, [event], { deadline: PATIENCE });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      await client.dispose();
    }
  }
}

/** The docker command may be there without an engine behind it: ask the socket. */
function engineAnswers(): Promise<boolean> {
  const host = process.env.DOCKER_HOST ?? 'unix:///var/run/docker.sock';
  const { protocol, pathname, hostname, port: tcpPort } = new URL(host);
  const socket = protocol === 'unix:' ? connect(pathname) : connect(Number(tcpPort), hostname);
  return new Promise((resolve) => {
    socket.once('connect', () => (socket.destroy(), resolve(true)));
    socket.once('error', () => resolve(false));
  });
}

async function startContainer(): Promise<{ url: string; stop(): Promise<void> }> {
  const container = await new GenericContainer(image)
    .withEnvironment({ EVENTSTORE_INSECURE: 'true', EVENTSTORE_MEM_DB: 'true', EVENTSTORE_CLUSTER_SIZE: '1' })
    .withExposedPorts(port)
    .withWaitStrategy(Wait.forHttp('/health/live', port).forStatusCode(204))
    .start();
  return {
    url: `esdb://${container.getHost()}:${container.getMappedPort(port)}?tls=false`,
    stop: async () => void (await container.stop()),
  };
}
