import type { Duplex } from 'node:stream';
import type { Principal } from '@power/domain/kernel/principal';
import type { WebSocket } from 'ws';
import { TokenBucket } from '../http/token-bucket.ts';
import type { FeedRow } from './feed-row.ts';
import { encodeRow } from './feed-row.ts';
import { CLOSE, FRAMES, MAX_BUFFERED } from './limits.ts';
import { hears, type Hearing } from './topics.ts';

/** One client of the hub: who it is, what it hears, how far it has been told. */
export class LiveSocket {
  user: Principal | undefined;
  readonly topics = new Map<string, Hearing>();
  /** False until its first frame, and while rows it missed are being sent: then live rows are left to the replay. */
  live = false;
  alive = true;
  readonly bucket = new TokenBucket(FRAMES);
  /** Cursor that a reconnecting client came with, for topics it names later. */
  resumeFrom: bigint | undefined;
  /** Whether it waits for a position to be reached ({@link HubOptions.positions}). */
  isWaiting = false;
  /** Frames of one client are handled one after the other. */
  turn: Promise<void> = Promise.resolve();

  /** `raw` is the connection under `ws`, `address` the client's. */
  constructor(
    readonly ws: WebSocket,
    private readonly raw: Pick<Duplex, 'cork' | 'uncork'>,
    readonly address: string,
    private readonly maxBuffered = MAX_BUFFERED,
  ) {}

  get open(): boolean {
    return this.ws.readyState === this.ws.OPEN;
  }

  /** Whether a row is for this client (document 1 §7: queue screens without session hear only public frames and topics). */
  wants(row: FeedRow): boolean {
    if (row.frame) return this.hearsFrame(row.frame.para);
    const hearing = row.topic === null ? undefined : this.topics.get(row.topic);
    return hearing !== undefined && hears(hearing, row);
  }

  sendRow(row: FeedRow): void {
    this.write(encodeRow(row));
  }

  /** Frames of a delivery in one write: what many at once cost is the calls, not the bytes. */
  sendAll(frames: readonly Buffer[]): void {
    this.raw.cork();
    // One that reads too slowly is ended by a frame, and then told nothing more.
    for (const bytes of frames) if (this.live) this.write(bytes);
    this.raw.uncork();
  }

  send(evento: string, datos: unknown, extra: Record<string, string> = {}): void {
    this.write(Buffer.from(JSON.stringify({ evento, datos, ...extra })));
  }

  /** Ends the socket politely, and for certain 2 s later. */
  close(code: number, reason: string): void {
    this.live = false;
    this.ws.close(code, reason);
    setTimeout(() => this.ws.terminate(), 2000).unref();
  }

  private write(bytes: Buffer): void {
    if (!this.open) return;
    this.ws.send(bytes, { binary: false });
    if (this.ws.bufferedAmount > this.maxBuffered) this.close(CLOSE.slow, 'lento');
  }

  private hearsFrame(para: NonNullable<FeedRow['frame']>['para']): boolean {
    if (para.publico) return true;
    if (!this.user) return false;
    return (
      para.todos === true ||
      para.perfiles?.includes(this.user.perfil) === true ||
      para.usuarios?.includes(this.user._id) === true
    );
  }
}
