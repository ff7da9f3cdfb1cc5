import type { FeedRow } from './feed-row.ts';
import type { LiveSocket } from './live-socket.ts';
import type { RowView } from './row-views.ts';

/** What a client can be found by: a topic that it follows, the person behind it, that person's profile. */
type Name = `tema ${string}` | `usuario ${string}` | `perfil ${string}`;

/**
 * The clients of the hub by what they hear, so that a change costs as much as it has listeners, whoever else is connected.
 * It narrows down whom to ask; {@link LiveSocket.wants} alone says who may hear a row.
 */
export class Followers {
  readonly all = new Set<LiveSocket>();
  readonly #by = new Map<Name, Set<LiveSocket>>();
  readonly #names = new Map<LiveSocket, Set<Name>>();
  readonly #views = new Map<string, RowView>();

  join(socket: LiveSocket): void {
    this.all.add(socket);
  }

  leave(socket: LiveSocket): void {
    this.all.delete(socket);
    for (const name of this.#names.get(socket) ?? []) this.#drop(name, socket);
    this.#names.delete(socket);
  }

  /** It is known who is there: `socket.user` is set. */
  identified(socket: LiveSocket): void {
    if (!socket.user) return;
    this.#add(`usuario ${socket.user._id}`, socket);
    this.#add(`perfil ${socket.user.perfil}`, socket);
  }

  /** `view`: the topic is a list whose rows it is told. */
  follow(tema: string, socket: LiveSocket, view?: RowView): void {
    this.#add(`tema ${tema}`, socket);
    if (view) this.#views.set(tema, view);
  }

  /** Lists whose rows somebody is told, with those who are. */
  *views(): Iterable<readonly [RowView, ReadonlySet<LiveSocket>]> {
    for (const [tema, view] of this.#views) {
      const sockets = this.#by.get(`tema ${tema}`);
      if (sockets) yield [view, sockets];
      else this.#views.delete(tema);
    }
  }

  unfollow(tema: string, socket: LiveSocket): void {
    this.#drop(`tema ${tema}`, socket);
    this.#names.get(socket)?.delete(`tema ${tema}`);
  }

  /** Whoever may want a row, each once. */
  of({ frame, topic }: FeedRow): Iterable<LiveSocket> {
    if (!frame) return topic === null ? [] : (this.#by.get(`tema ${topic}`) ?? []);
    const { publico, todos, perfiles = [], usuarios = [] } = frame.para;
    if (publico || todos) return this.all;
    const found = new Set<LiveSocket>();
    const names: Name[] = [
      ...perfiles.map((perfil): Name => `perfil ${perfil}`),
      ...usuarios.map((usuario): Name => `usuario ${usuario}`),
    ];
    for (const name of names) for (const socket of this.#by.get(name) ?? []) found.add(socket);
    return found;
  }

  #add(name: Name, socket: LiveSocket): void {
    // A frame that was under way when the line broke.
    if (!this.all.has(socket)) return;
    const sockets = this.#by.get(name);
    if (sockets) sockets.add(socket);
    else this.#by.set(name, new Set([socket]));
    const names = this.#names.get(socket);
    if (names) names.add(name);
    else this.#names.set(socket, new Set([name]));
  }

  #drop(name: Name, socket: LiveSocket): void {
    const sockets = this.#by.get(name);
    if (sockets?.delete(socket) && sockets.size === 0) this.#by.delete(name);
  }
}
