import net, { type AddressInfo, type Socket } from 'node:net';

interface Connection {
  readonly client: Socket;
  readonly server: Socket;
  /** Made before or during a silence that it does not outlive: it stays open and carries nothing. */
  dumb: boolean;
  /** What the server said during the silence. */
  readonly waiting: (() => void)[];
}

/** The way to a server, through which a test reaches it. */
export interface Network {
  /** The server's address with ours in its place. */
  readonly url: string;
  /** Bytes that came from the clients so far. */
  readonly asked: number;
  /** Connections that clients have opened so far. */
  readonly opened: number;
  /** Once so many bytes more have come from the server it says nothing any more; resolves then. 0: at once. */
  fallSilent(afterBytes?: number): Promise<void>;
  /** What was said meanwhile arrives, in order. */
  listen(): void;
  /** Only new connections are served: those of before stay open and carry nothing. */
  forget(): void;
  /** Breaks all connections, whatever was on its way. */
  cut(): void;
  close(): Promise<void>;
}

/** A network between a test and the server at `url`. */
export async function openNetwork(url: string): Promise<Network> {
  const address = new URL(url);
  const { hostname, port: target } = address;
  const connections = new Set<Connection>();
  let bytesSent = 0;
  let opened = 0;
  let silent = false;
  let bytesLeft = Infinity;
  let fallen = (): void => undefined;
  const fall = (): void => {
    silent = true;
    bytesLeft = Infinity;
    fallen();
  };
  const listener = net.createServer((client) => {
    const server = net.connect(Number(target), hostname);
    const connection: Connection = { client, server, dumb: false, waiting: [] };
    connections.add(connection);
    opened += 1;
    const carry = (say: () => void): void => {
      if (connection.dumb) return;
      if (silent) connection.waiting.push(say);
      else say();
    };
    client.on('data', (bytes) => {
      bytesSent += bytes.length;
      carry(() => server.write(bytes));
    });
    server.on('data', (bytes) => {
      if (silent || bytes.length <= bytesLeft) {
        bytesLeft -= bytes.length;
        return carry(() => client.write(bytes));
      }
      client.write(bytes.subarray(0, bytesLeft));
      const rest = bytes.subarray(bytesLeft);
      fall();
      carry(() => client.write(rest));
    });
    for (const socket of [client, server]) socket.on('error', () => undefined);
    client.on('close', () => {
      connections.delete(connection);
      server.destroy();
    });
    server.on('close', () => carry(() => client.destroy()));
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  address.host = `127.0.0.1:${(listener.address() as AddressInfo).port}`;
  // Of PostgreSQL: its socket in the file system, which would go past us.
  address.searchParams.delete('host');
  const cut = (): void => {
    silent = false;
    for (const { client, server } of connections) {
      client.destroy();
      server.destroy();
    }
  };
  return {
    url: address.href,
    get asked() {
      return bytesSent;
    },
    get opened() {
      return opened;
    },
    fallSilent(afterBytes = 0) {
      const silence = new Promise<void>((resolve) => (fallen = resolve));
      bytesLeft = afterBytes;
      if (afterBytes === 0) fall();
      return silence;
    },
    listen() {
      silent = false;
      for (const { waiting } of connections) for (const say of waiting.splice(0)) say();
    },
    forget() {
      silent = false;
      for (const connection of connections) connection.dumb = true;
    },
    cut,
    close: async () => {
      cut();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}
