import { setImmediate as turn } from 'node:timers/promises';
import { SYSTEM } from '@power/domain/kernel/principal';
import type { LiveSocket } from './live-socket.ts';
import { type FrameServices, onClientFrame } from './on-client-frame.ts';

/** A client, what it was sent, and read models whose answer a test gives. */
function setting(user: typeof SYSTEM | null = SYSTEM) {
  const sent: unknown[] = [];
  const order: string[] = [];
  const asked: bigint[] = [];
  let answer: (reached: boolean) => void = () => undefined;
  const socket = {
    user: user ?? undefined,
    isWaiting: false,
    send: (evento: string, _datos: unknown, place: object) => sent.push({ evento, ...place }),
  } as unknown as LiveSocket;
  const services = {
    follower: { flush: async () => void order.push('flush') },
    waitReached: (position: bigint) => {
      asked.push(position);
      return new Promise<boolean>((resolve) => {
        answer = (reached) => (order.push('reached'), resolve(reached));
      });
    },
  } as unknown as FrameServices;
  const ping = (posicion?: string) =>
    onClientFrame(socket, { evento: 'ping', ...(posicion && { datos: { posicion } }) }, services);
  return { sent, order, asked, ping, answer: async (reached: boolean) => (answer(reached), void (await turn())) };
}

test('a ping is answered at once; one with a position when read models reached it and what they wrote was told', async () => {
  const { sent, order, asked, ping, answer } = setting();
  await ping();
  expect(sent).toEqual([{ evento: 'pong' }]);
  await ping('41');
  expect([asked, sent]).toEqual([[41n], [{ evento: 'pong' }]]);
  await answer(true);
  expect(sent.at(-1)).toEqual({ evento: 'pong', posicion: '41' });
  expect(order).toEqual(['reached', 'flush']);
});

test('a position that is not reached is not confirmed, and a client waits for one at a time', async () => {
  const { sent, asked, ping, answer } = setting();
  await ping('41');
  await ping('42');
  expect([asked, sent]).toEqual([[41n], [{ evento: 'pong' }]]);
  await answer(false);
  expect(sent).toEqual([{ evento: 'pong' }, { evento: 'pong' }]);
  await ping('42');
  expect(asked).toEqual([41n, 42n]);
});

test('whoever has no session waits for nothing', async () => {
  const { sent, asked, ping } = setting(null);
  await ping('9999999999999999999');
  expect([asked, sent]).toEqual([[], [{ evento: 'pong' }]]);
});
