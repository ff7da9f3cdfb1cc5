import type { FeedRow } from './feed-row.ts';
import { Followers } from './followers.ts';
import type { LiveSocket } from './live-socket.ts';

const socket = (_id?: string, perfil = 'Bodega') => ({ user: _id && { _id, perfil } }) as unknown as LiveSocket;
const frame = (para: object): FeedRow => ({ frame: { evento: 'x', datos: {}, para }, topic: null }) as never;
const change = (topic: string): FeedRow => ({ frame: null, topic }) as never;
const found = (followers: Followers, row: FeedRow): number => [...followers.of(row)].length;

test('a change is for those who follow its topic, a frame for the people it names, each once', () => {
  const followers = new Followers();
  const [ana, beto, board] = [socket('ana'), socket('beto', 'Cobrador'), socket()];
  for (const one of [ana, beto, board]) {
    followers.join(one);
    followers.identified(one);
  }
  followers.follow('pedidos', ana);
  followers.follow('pedidos', ana);
  followers.follow('fila', board);
  expect([...followers.of(change('pedidos'))]).toEqual([ana]);
  expect(found(followers, change('nada'))).toBe(0);
  expect([...followers.of(frame({ usuarios: ['ana', 'nadie'], perfiles: ['Bodega', 'Cobrador'] }))]).toEqual([
    ana,
    beto,
  ]);
  expect([found(followers, frame({ publico: true })), found(followers, frame({ todos: true }))]).toEqual([3, 3]);
});

test('who leaves, or stops following, is found no more; a frame that was under way adds nobody who left', () => {
  const followers = new Followers();
  const ana = socket('ana');
  followers.join(ana);
  followers.identified(ana);
  followers.follow('pedidos', ana);
  followers.unfollow('pedidos', ana);
  expect(found(followers, change('pedidos'))).toBe(0);
  followers.follow('pedidos', ana);
  followers.leave(ana);
  followers.follow('clientes', ana);
  expect(
    [change('pedidos'), change('clientes'), frame({ usuarios: ['ana'] }), frame({ todos: true })].map((row) =>
      found(followers, row),
    ),
  ).toEqual([0, 0, 0, 0]);
});
