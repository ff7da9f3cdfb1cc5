import { lastPosition } from '../api/position.ts';
import { tellServerTime } from '../api/server-time.ts';
import { createStore } from '../api/store.ts';
import { isAnothersSession, screenOwner } from '../api/screen-owner.ts';
import { outsideSession, readToken } from '../api/session.ts';
import { createListeners } from './listeners.ts';

export interface Frame {
  readonly evento: string;
  readonly datos?: unknown;
  readonly posicion?: string;
  readonly cursor?: string;
}

/** One change of a read model: topic, key of the row, and what happened to it. */
export interface Change {
  readonly tema: string;
  readonly clave: string;
  readonly op: string;
}

export type Connection = 'cerrado' | 'conectando' | 'conectado' | 'sin-conexion';

export const connection = createStore<Connection>('cerrado');
export const events = createListeners<unknown>();
export const topics = createListeners<Change>();

/** Whether everything that this page wrote was told back to it and all its topics are followed; true while there is no socket. */
export const upToDate = createStore(true);

/** The server's word that this session is over: there is nothing to reconnect with. */
const SESSION_OVER = 4001;
/** This person's flags or links changed: the same session sees and hears something else from now on. */
const OTHER_RIGHTS = 4012;
const PING_MS = 20_000;
const SILENCE_MS = 50_000;
/** A line that does not come about for so long is tried anew. */
const OPENING_MS = 15_000;
/** Least time between two questions of {@link seek}. */
const SEEK_MS = 100;

let socket: WebSocket | undefined;
/** Whether the server knows who is there; before that it would refuse topics and events. */
let known = false;
let announced = new Set<string>();
let cursor: string | undefined;
let attempt = 0;
let wanted = 0;
/** Subscriptions that the server has not confirmed yet. */
let pendingTopics = 0;
/** Log position up to which the server has told everything, and the one that it was asked for. */
let confirmedPosition = 0n;
let target: bigint | undefined;
let pause: ReturnType<typeof setTimeout> | undefined;
/** Whether the server was given a session. */
let hasSession = false;
let heard = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let heartbeat: ReturnType<typeof setInterval> | undefined;

const write = (evento: string, datos: unknown): void => {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ evento, datos }));
};

const subscribe = (temas: readonly string[]): void => {
  pendingTopics += 1;
  write('suscribir', { temas });
};

/** What a page without session writes nobody tells it of. */
const behind = (): boolean => hasSession && confirmedPosition < lastPosition.get();

/** Asks whether the server has told what this page wrote: one question at a time, few in a burst of commands. */
function seek(): void {
  if (known && behind() && target === undefined && pause === undefined) {
    target = lastPosition.get();
    write('ping', { posicion: String(target) });
    pause = setTimeout(() => {
      pause = undefined;
      seek();
    }, SEEK_MS);
  }
  upToDate.set(connection.get() === 'cerrado' || (known && pendingTopics === 0 && !behind()));
}
lastPosition.subscribe(seek);
connection.subscribe(seek);

/** A pong without a position confirms none: it is asked for again with the next heartbeat. */
function confirm(posicion: string | undefined): void {
  if (posicion === undefined) return;
  confirmedPosition = BigInt(posicion);
  target = undefined;
  seek();
}

/** Sends a named event of the client, such as `divisa`; dropped while there is no connection. */
export const emit = (evento: string, datos: unknown): void => {
  if (known) write(evento, datos);
};

topics.onNamesChange((tema, followed) => {
  if (!known) return;
  if (followed) {
    announced.add(tema);
    subscribe([tema]);
  } else {
    announced.delete(tema);
    write('desuscribir', { temas: [tema] });
  }
  seek();
});

function welcome(): void {
  known = true;
  attempt = 0;
  // Screens that came up while the server was still looking at the token.
  const late = topics.names().filter((tema) => !announced.has(tema));
  if (late.length > 0) subscribe(late);
  announced = new Set(topics.names());
  connection.set('conectado');
}

/** Whoever follows a topic loads anew. */
export const anew = (): void => topics.emitAll((tema) => ({ tema, clave: '*', op: 'reiniciar' }));

function receive(frame: Frame): void {
  heard = Date.now();
  if (frame.cursor !== undefined) cursor = frame.cursor;
  if (frame.evento === 'cambio') {
    const change = frame.datos as Change;
    // A read model that was rebuilt names no row: everybody loads anew.
    topics.emit(change.tema, change.op === 'reload' ? { ...change, clave: '*', op: 'reiniciar' } : change);
  } else if (frame.evento === 'hora' || frame.evento === 'pong') {
    const at = serverInstant(frame.datos);
    if (at !== undefined) tellServerTime(at);
    if (frame.evento === 'pong') confirm(frame.posicion);
  } else if (frame.evento === 'suscrito') {
    pendingTopics -= 1;
    seek();
  } else if (frame.evento === 'autenticado') {
    welcome();
  } else if (frame.evento === 'reiniciar') {
    // The server no longer holds what was missed.
    anew();
  }
  events.emit(frame.evento, frame.datos);
}

/** `{ahora}` as ISO text, or an instant alone, as epoch ms. */
function serverInstant(datos: unknown): number | undefined {
  const value = typeof datos === 'object' && datos !== null ? Object.values(datos)[0] : datos;
  const at = typeof value === 'number' ? value : Date.parse(String(value));
  return Number.isFinite(at) ? at : undefined;
}

function beat(): void {
  // A line that broke without a word looks open for many minutes.
  if (Date.now() - heard > SILENCE_MS) return lost(socket);
  if (!behind()) return write('ping', {});
  target = undefined;
  seek();
}

/** Forgets a connection that ended or went silent, and comes back unless the session is over. */
function lost(which: WebSocket | undefined, code = 0): void {
  if (!which || socket !== which) return;
  socket = undefined;
  known = false;
  pendingTopics = 0;
  target = undefined;
  clearTimeout(timer);
  clearInterval(heartbeat);
  which.close();
  if (wanted === 0 || code === SESSION_OVER) {
    connection.set('cerrado');
    if (code === SESSION_OVER) events.emit('sinSesion', undefined);
    return;
  }
  if (code === OTHER_RIGHTS) {
    events.emit('otrosPermisos', undefined);
    anew();
  }
  connection.set('sin-conexion');
  attempt += 1;
  timer = setTimeout(open, Math.min(10_000, 250 * 2 ** attempt) * (0.5 + Math.random() / 2));
}

function open(): void {
  if (attempt === 0) connection.set('conectando');
  const opened = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);
  socket = opened;
  timer = setTimeout(() => lost(opened), OPENING_MS);
  opened.onopen = () => {
    clearTimeout(timer);
    heard = Date.now();
    announced = new Set(topics.names());
    if (isAnothersSession()) return lost(opened, SESSION_OVER);
    // A wallboard has no session, whatever cookie its browser still holds.
    const outside = outsideSession(location.pathname);
    const token = outside ? undefined : readToken();
    hasSession = token !== undefined;
    write('autenticar', {
      token,
      usuario: outside ? undefined : screenOwner(),
      cursor,
      temas: [...announced],
    });
    heartbeat = setInterval(beat, PING_MS);
  };
  opened.onmessage = (message) => receive(JSON.parse(String(message.data)) as Frame);
  opened.onclose = ({ code }) => lost(opened, code);
}

/** Keeps the one socket open while somebody wants it (the shell, a wallboard). Returns the release. */
export function keepConnected(): () => void {
  wanted += 1;
  if (wanted === 1) open();
  let released = false;
  return () => {
    if (released) return;
    released = true;
    wanted -= 1;
    if (wanted > 0) return;
    clearTimeout(timer);
    attempt = 0;
    cursor = undefined;
    lost(socket);
    connection.set('cerrado');
  };
}
