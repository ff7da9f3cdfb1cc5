import { mayCall } from '@power/domain/kernel/call';
import type { Principal } from '@power/domain/kernel/principal';
import { dollarNow } from '@power/domain/settings/views/dollar';
import type { Asker } from '../http/select-call.ts';
import type { ClientFrame } from './client-frame.ts';
import type { Followers } from './followers.ts';
import { CLOSE } from './limits.ts';
import type { LiveSocket } from './live-socket.ts';
import { type Feed, replay } from './replay.ts';
import type { RowViews } from './row-views.ts';
import type { Hearing, Topics } from './topics.ts';

const MOST_TOPICS = 200;
const NOTHING: Hearing = [];

export interface FrameServices extends Feed {
  readonly topics: Topics;
  readonly views: RowViews;
  readonly followers: Followers;
  readonly authenticate: (token: string) => Promise<Asker>;
  /** Answers `divisa`; undefined while no rate is known. */
  readonly dollar?: () => Promise<unknown>;
  /** True once all read models have reached a log position; false when that takes too long. */
  readonly waitReached?: (position: bigint) => Promise<boolean>;
}

/** What each frame of a client does (document 1 §7 and docs/adr/0003). */
export async function onClientFrame(socket: LiveSocket, frame: ClientFrame, services: FrameServices): Promise<void> {
  switch (frame.evento) {
    case 'autenticar':
      return authenticate(socket, frame.datos, services);
    case 'suscribir':
      return subscribe(socket, frame.datos.temas, services);
    case 'desuscribir':
      for (const tema of frame.datos.temas) {
        socket.topics.delete(tema);
        services.followers.unfollow(tema, socket);
      }
      return;
    case 'divisa': {
      // Whoever may not make the call does not hear it here either.
      const datos = mayCall(dollarNow.access, socket.user) && (await services.dollar?.());
      if (datos) socket.send('dolar', datos);
      return;
    }
    case 'ping':
      return pong(socket, frame.datos?.posicion, services);
  }
}

async function authenticate(
  socket: LiveSocket,
  datos: Extract<ClientFrame, { evento: 'autenticar' }>['datos'],
  services: FrameServices,
): Promise<void> {
  if (socket.user || socket.live) return;
  if (datos.token) {
    const asker = await services.authenticate(datos.token);
    const user = 'user' in asker ? asker.user : undefined;
    const refused =
      'refused' in asker ? asker.refused : isAnothers(asker.user, datos.usuario) ? 'OTRA_PERSONA' : undefined;
    if (refused !== undefined) {
      socket.send('sinSesion', { codigo: refused });
      return socket.close(CLOSE.session, refused);
    }
    socket.user = user;
    services.followers.identified(socket);
  }
  const refused = admit(socket, datos.temas ?? [], services);
  // Whoever resumes keeps its own cursor until the replay moves it: a connection lost half-way loses nothing.
  socket.send(
    'autenticado',
    { temasRechazados: refused },
    !datos.cursor ? { cursor: String(services.follower.last ?? 0n) } : {},
  );
  if (!datos.cursor) {
    socket.live = true;
    return;
  }
  socket.resumeFrom = BigInt(datos.cursor);
  await replay(socket, services, socket.resumeFrom);
}

/**
 * Answers a ping. One that names a log position is answered with it once all read models are that far and this client was
 * told of it; without it when that takes too long. Only people with a session may wait so, and one ping at a time.
 */
function pong(socket: LiveSocket, posicion: string | null | undefined, services: FrameServices): void {
  const answer = (place: { readonly posicion?: string } = {}): void =>
    socket.send('pong', { ahora: new Date().toISOString() }, place);
  if (!posicion || !services.waitReached || !socket.user || socket.isWaiting) return answer();
  socket.isWaiting = true;
  void services
    .waitReached(BigInt(posicion))
    .then(async (reached) => {
      await services.follower.flush();
      return reached;
    })
    .catch(() => false)
    .then((reached) => {
      socket.isWaiting = false;
      answer(reached ? { posicion } : {});
    });
}

/** The screen says whom it belongs to: what one person may hear is not told to the screen of another. */
const isAnothers = (user: Principal, screenOf: string | null | undefined): boolean =>
  typeof screenOf === 'string' && screenOf !== user._id;

async function subscribe(socket: LiveSocket, temas: readonly string[], services: FrameServices): Promise<void> {
  const late = new Set(temas.filter((tema) => !socket.topics.has(tema)));
  const refused = admit(socket, temas, services);
  socket.send('suscrito', { temas: [...socket.topics.keys()], temasRechazados: refused });
  if (socket.resumeFrom !== undefined && late.size > 0) await replay(socket, services, socket.resumeFrom, late);
  else socket.live = true;
}

/** Lets a client hear topics, and lists with their rows; returns those that it may not. */
function admit(socket: LiveSocket, temas: readonly string[], { topics, views, followers }: FrameServices): string[] {
  return temas.filter((tema) => {
    if (socket.topics.size >= MOST_TOPICS) return true;
    const view = views.named(tema, socket.user);
    // A list is no topic of the feed: no row of the feed is heard by its name.
    const hearing = view ? NOTHING : topics.hearing(tema, socket.user);
    if (!hearing) return true;
    socket.topics.set(tema, hearing);
    followers.follow(tema, socket, view);
    return false;
  });
}
