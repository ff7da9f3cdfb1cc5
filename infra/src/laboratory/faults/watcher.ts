import { WebSocket } from 'ws';
import type { Client } from './client.ts';

export interface Heard {
  readonly evento: string;
  readonly datos: { readonly tema?: string; readonly clave?: string };
  readonly cursor: bigint;
}
interface Frame {
  readonly evento: string;
  readonly datos: Heard['datos'] & { readonly temasRechazados?: readonly string[] };
  readonly cursor?: string;
  readonly posicion?: string;
}

const BACK_MS = 150;

/** A client of the live socket that resumes by cursor, and a screen of orders that fetches each row when told of its change. */
export class Watcher {
  readonly heard: Heard[] = [];
  readonly rows = new Map<string, unknown>();
  readonly problems: string[] = [];
  /** Stretches of the feed of which it was told to fetch everything anew: without session too long an absence is not replayed. */
  readonly skipped: { readonly after: bigint; readonly upTo: bigint }[] = [];
  /** Cursor at its first connection: everything after it must be heard. */
  from: bigint | undefined;
  cursor: bigint | undefined;
  /** Topics that it may not hear. */
  refused: ReadonlySet<string> = new Set();
  /** What became of each connection, for messages. */
  readonly connections: string[] = [];
  readonly #dirty = new Set<string>();
  #fetching: Promise<void> | undefined;
  #socket: WebSocket | undefined;
  #closed = false;

  constructor(
    private readonly url: string,
    readonly temas: readonly string[],
    private readonly who: Client | undefined,
    private readonly reader: Client,
  ) {
    void this.#open();
  }

  get known(): boolean {
    return this.who !== undefined;
  }

  /** Stops reading; what the server sends waits in the line. */
  pause(): void {
    this.#socket?.pause();
  }

  resume(): void {
    this.#socket?.resume();
  }

  /** Breaks the line, unread frames and all; it comes back by itself with its cursor. */
  drop(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    // A paused line would not even notice its end.
    socket?.resume();
    socket?.terminate();
  }

  /** Resolves when every row that changed has been fetched. */
  async settled(): Promise<void> {
    while ((this.#dirty.size > 0 || this.#fetching) && !this.#closed) await (this.#fetching ??= this.#fetch());
  }

  close(): void {
    this.#closed = true;
    this.#socket?.terminate();
  }

  async #open(): Promise<void> {
    const token = await this.who?.token().catch(() => undefined);
    if (this.#closed) return;
    const socket = new WebSocket(`${this.url.replace('http', 'ws')}/ws`);
    this.#socket = socket;
    socket.on('open', () => {
      this.connections.push(`from ${this.cursor}`);
      socket.send(
        JSON.stringify({
          evento: 'autenticar',
          datos: { token, temas: this.temas, cursor: this.cursor === undefined ? null : String(this.cursor) },
        }),
      );
    });
    socket.on('message', (data) => this.#socket === socket && this.#hear(JSON.parse(String(data)) as Frame));
    socket.on('error', () => undefined);
    let opened = false;
    socket.on('open', () => (opened = true));
    socket.on('close', (code) => {
      if (opened) this.connections.push(`closed ${code} at ${this.cursor}`);
      if (!this.#closed) setTimeout(() => void this.#open(), BACK_MS);
    });
  }

  #hear({ evento, datos, cursor, posicion }: Frame): void {
    if (evento === 'reiniciar' && !this.known && cursor !== undefined)
      this.skipped.push({ after: this.cursor ?? 0n, upTo: BigInt(cursor) });
    else if (evento === 'reiniciar' || evento === 'sinSesion')
      this.problems.push(`was told ${evento} at cursor ${this.cursor}`);
    if (evento === 'autenticado') this.refused = new Set(datos.temasRechazados);
    if (cursor === undefined) return;
    this.from ??= BigInt(cursor);
    if (this.cursor === undefined || BigInt(cursor) > this.cursor) this.cursor = BigInt(cursor);
    if (posicion === undefined) return;
    this.heard.push({ evento, datos, cursor: BigInt(cursor) });
    if (evento !== 'cambio' || datos.tema !== 'pedidos' || !datos.clave) return;
    this.#dirty.add(datos.clave);
    this.#fetching ??= this.#fetch();
  }

  async #fetch(): Promise<void> {
    try {
      for (const clave of this.#dirty) {
        this.#dirty.delete(clave);
        const filterModel = { number: { filterType: 'number', type: 'equals', filter: Number(clave) } };
        const { rows } = await this.reader.ask('/pedido_ventas/listar', {
          accion: 'grid',
          startRow: 0,
          endRow: 1,
          sortModel: [],
          filterModel,
        });
        this.rows.set(clave, (rows as unknown[] | undefined)?.[0]);
      }
    } catch (error) {
      if (!this.#closed) this.problems.push((error as Error).message);
    } finally {
      this.#fetching = undefined;
    }
  }
}
