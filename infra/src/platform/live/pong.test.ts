import { setImmediate as turn } from 'node:timers/promises';
import { SYSTEM } from '@power/domain/kernel/principal';
import type { LiveSocket } from './live-socket.ts';
import { type FrameServices, onClientFrame } from './on-client-frame.ts';

/** A client, what it was sent, and read models whose answer a test gives. */
function setting(user: typeof SYSTEM | null = SYSTEM) {
  const frames: unknown[] = [];
  const order: string[] = [];
  const positions: bigint[] = [];
  let answer: (reached: boolean) => void = () => undefined;
  const socket = {
    user: user ?? undefined,
    isWaiting: false,
    send: (evento: string, _datos: unknown, place: object) => frames.push({ evento, ...place }),
  } as unknown as LiveSocket;
  const services = {
    follower: { flush: async () => void order.push('flush') },
    waitReached: (position: bigint) => {
      positions.push(position);
      return new Promise<boolean>((resolve) => {
        answer = (reached) => (order.push('reached'), resolve(reached));
      });
    },
  } as unknown as FrameServices;
  const ping = (posicion?: string) =>
    onClientFrame(socket, { evento: 'ping', ...(posicion && { datos: { posicion } }) }, services);
  return { frames, order, positions, ping, answer: async (reached: boolean) => (answer(reached), void (await turn())) };
}

test('a ping is answered at once; one with a position when read models reached it and what they wrote was told', async () => {
  const { frames, order, positions, ping, answer } = setting();
  await ping();
  expect(frames).toEqual([{ evento: 'pong' }]);
  await ping('41');
  expect([positions, frames]).toEqual([[41n], [{ evento: 'pong' }]]);
  await answer(true);
  expect(frames.at(-1)).toEqual({ evento: 'pong', posicion: '41' });
  expect(order).toEqual(['reached', 'flush']);
});

test('a position that is not reached is not confirmed, and a client waits for one at a time', async () => {
  const { frames, positions, ping, answer } = setting();
  await ping('41');
  await ping('42');
  expect([positions, frames]).toEqual([[41n], [{ evento: 'pong' }]]);
  await answer(false);
  expect(frames).toEqual([{ evento: 'pong' }, { evento: 'pong' }]);
  await ping('42');
  expect(positions).toEqual([41n, 42n]);
});

test('whoever has no session waits for nothing', async () => {
  const { frames, positions, ping } = setting(null);
  await ping('9999999999999999999');
  expect([positions, frames]).toEqual([[], [{ evento: 'pong' }]]);
});
