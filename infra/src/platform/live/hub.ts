import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { CallBase } from '@power/domain/kernel/call';
import type { Principal } from '@power/domain/kernel/principal';
import type pg from 'pg';
import { WebSocketServer, type WebSocket } from 'ws';
import { addressOf } from '../http/client-address.ts';
import type { PositionWaiter } from '../http/positions.ts';
import type { Asker } from '../http/select-call.ts';
import { Buckets } from '../http/token-bucket.ts';
import type { Logger } from '../log.ts';
import { parseClientFrame } from './client-frame.ts';
import { type Addressed, fanOut, listRows } from './fan-out.ts';
import { FeedFollower } from './feed-follower.ts';
import type { FeedRow } from './feed-row.ts';
import { Followers } from './followers.ts';
import { CLOSE, MAX_FRAME, UNKNOWN_REPLAYS } from './limits.ts';
import { LiveSocket } from './live-socket.ts';
import { onClientFrame, type FrameServices } from './on-client-frame.ts';
import { originAllowed } from './origin.ts';
import { rightsOf } from './rights.ts';
import { type ListRows, RowViews } from './row-views.ts';
import { Topics } from './topics.ts';
import { instant } from '../tracing/tracer.ts';
import type { PushTraces } from '../tracing/trace-pushes.ts';

export interface HubOptions {
  readonly url: string;
  readonly pool: pg.Pool;
  /** All declared calls: topics and who may follow them. */
  readonly contract: readonly CallBase[];
  /** Lists that can be told row by row. */
  readonly lists?: readonly ListRows[];
  readonly authenticate: (token: string) => Promise<Asker>;
  /** Of these session ids, those that are still in force and whom they stand for; asked every 2.5 s. */
  readonly activeSessions?: (ids: readonly string[]) => Promise<ReadonlyMap<string, Principal>>;
  readonly dollar?: FrameServices['dollar'];
  /** How far the read models are, for clients that ask whether they were told of a position. */
  readonly positions?: Pick<PositionWaiter, 'wait'>;
  readonly publicUrl?: string;
  readonly log?: Logger;
  /** Told what was pushed, where that is traced. */
  readonly onPushed?: PushTraces['pushed'] | undefined;
  /** For tests: bytes that may wait for a client. */
  readonly maxBuffered?: number;
}

export interface Hub {
  /** Takes over upgrades of `/ws` on a server. */
  attach(server: Server): void;
  readonly clients: number;
  /** Last row of the feed that clients were told of. */
  readonly cursor: bigint | undefined;
  /** Least time between two deliveries at present, ms: more than a few when there is more to tell than can be told at once. */
  readonly paceMs: number;
  close(): Promise<void>;
}

/** A client that asks whether a position was reached is answered by then. */
const REACHED_MS = 5000;

/** WebSocket hub (ARCHITECTURE, *Live*): follows the change feed and tells each client what it may hear. Resolves once it follows. */
export async function createHub(options: HubOptions): Promise<Hub> {
  const followers = new Followers();
  const sockets: ReadonlySet<LiveSocket> = followers.all;
  const wss = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_FRAME,
    clientTracking: false,
  });
  let before: readonly Addressed[] = [];
  const gather = async (rows: readonly FeedRow[]): Promise<void> => {
    before = await listRows(followers, rows).catch((err: Error) => {
      // Whoever shows them asks for them, as of any other list.
      options.log?.warn({ err }, 'rows of a list');
      return [];
    });
  };
  const deliver = (rows: readonly FeedRow[]): void => {
    const start = options.onPushed && instant();
    fanOut(followers, rows, before);
    before = [];
    if (start !== undefined) options.onPushed?.(rows, start, sockets.size);
  };
  const follower = new FeedFollower({
    url: options.url,
    pool: options.pool,
    prepare: gather,
    onRows: deliver,
    onError: (err) => options.log?.warn({ err }, 'change feed'),
  });
  await follower.start();
  const services: FrameServices = {
    follower,
    followers,
    unknownReplays: new Buckets(UNKNOWN_REPLAYS),
    topics: new Topics(options.contract),
    views: new RowViews(options.lists ?? []),
    authenticate: options.authenticate,
    dollar: options.dollar,
    ...(options.positions && { waitReached: waitReached(options.contract, options.positions) }),
  };
  const hour = (socket: LiveSocket): void =>
    // A client that is up to date also learns how far it is, so that a quiet night does not age its cursor.
    socket.send(
      'hora',
      { ahora: new Date().toISOString() },
      socket.live ? { cursor: String(follower.last ?? 0n) } : {},
    );

  const onConnection = (ws: WebSocket, raw: Duplex, address: string): void => {
    const socket = new LiveSocket(ws, raw, address, options.maxBuffered);
    followers.join(socket);
    ws.on('error', () => undefined);
    ws.on('close', () => followers.leave(socket));
    ws.on('pong', () => (socket.alive = true));
    ws.on('message', (data, binary) => {
      if (!socket.bucket.take()) return socket.close(CLOSE.tooMuch, 'demasiados mensajes');
      const frame = binary ? undefined : parseClientFrame(String(data));
      if (!frame) return socket.send('error', { mensaje: 'Mensaje no entendido' });
      socket.turn = socket.turn
        .then(() => onClientFrame(socket, frame, services))
        .catch((err: Error) => {
          options.log?.warn({ err }, 'live frame');
          socket.close(1011, 'intenta de nuevo');
        });
    });
    hour(socket);
  };

  const timers = [
    setInterval(() => sockets.forEach(hour), 60_000),
    setInterval(() => sockets.forEach(beat), 30_000),
    setInterval(
      () => void endRevoked(sockets, options).catch((err: Error) => options.log?.warn({ err }, 'sessions of sockets')),
      2500,
    ),
  ];

  return {
    attach: (server) => {
      server.on('upgrade', (request, raw, head) => {
        const ours = new URL(request.url ?? '/', 'http://x').pathname === '/ws';
        if (ours && originAllowed(request.headers, options.publicUrl))
          wss.handleUpgrade(request, raw, head, (ws) => onConnection(ws, raw, addressOf(request)));
        else raw.end(`HTTP/1.1 ${ours ? '403 Forbidden' : '404 Not Found'}\r\nConnection: close\r\n\r\n`);
      });
    },
    get clients() {
      return sockets.size;
    },
    get cursor() {
      return follower.last;
    },
    get paceMs() {
      return follower.paceMs;
    },
    async close() {
      timers.forEach(clearInterval);
      for (const socket of sockets) socket.close(CLOSE.stopping, 'vuelvo enseguida');
      await follower.close();
    },
  };
}

/** Waits until all projections that queries of the contract read have reached a position. */
function waitReached(contract: readonly CallBase[], positions: Pick<PositionWaiter, 'wait'>) {
  const names = [...new Set(contract.flatMap((call) => ('reads' in call ? (call.reads as readonly string[]) : [])))];
  return (position: bigint): Promise<boolean> => positions.wait(names, position, undefined, REACHED_MS);
}

function beat(socket: LiveSocket): void {
  if (!socket.alive) return socket.ws.terminate();
  socket.alive = false;
  socket.ws.ping();
}

async function endRevoked(sockets: ReadonlySet<LiveSocket>, { activeSessions }: HubOptions): Promise<void> {
  const known = [...sockets].filter((socket) => socket.user !== undefined);
  if (!activeSessions || known.length === 0) return;
  const active = await activeSessions([...new Set(known.map((socket) => socket.user!.sesion))]);
  for (const socket of known) {
    const now = active.get(socket.user!.sesion);
    if (!now) socket.close(CLOSE.session, 'SESION_CERRADA');
    else if (rightsOf(now) !== rightsOf(socket.user!)) socket.close(CLOSE.rights, 'otros permisos');
  }
}
