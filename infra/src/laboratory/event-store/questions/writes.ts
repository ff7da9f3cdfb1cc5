import { randomUUID } from 'node:crypto';
import { ANY, binaryEvent, NO_STREAM, STREAM_EXISTS } from '@eventstore/db-client';
import { type Asker, newEvent, told } from './asker.ts';

/** Expected revisions, repeats and sizes. */
export async function askWrites(ask: Asker): Promise<void> {
  const [a1, a2, a3, a4, a5] = [1, 2, 3, 4, 5].map((n) => newEvent(n)) as [
    ReturnType<typeof newEvent>,
    ReturnType<typeof newEvent>,
    ReturnType<typeof newEvent>,
    ReturnType<typeof newEvent>,
    ReturnType<typeof newEvent>,
  ];
  await ask.append('append three to nothing, NO_STREAM', 'a', [a1, a2, a3], NO_STREAM);
  await ask.append('the same three again, NO_STREAM', 'a', [a1, a2, a3], NO_STREAM);
  await ask.append('the same three again, ANY', 'a', [a1, a2, a3], ANY);
  await ask.append('the same three again, at the revision after them (2)', 'a', [a1, a2, a3], 2n);
  await ask.append('the first two of them, NO_STREAM', 'a', [a1, a2], NO_STREAM);
  await ask.append('the last two of them, at 0', 'a', [a2, a3], 0n);
  await ask.append('the three and a new one, NO_STREAM', 'a', [a1, a2, a3, a4], NO_STREAM);
  await ask.append('a new one and an old one, at 2', 'a', [a4, a1], 2n);
  await ask.append('the three in another order, NO_STREAM', 'a', [a2, a1, a3], NO_STREAM);
  await ask.append('other events, NO_STREAM on what exists', 'a', [newEvent(9)], NO_STREAM);
  await ask.append('other events, at 0 (too low)', 'a', [newEvent(9)], 0n);
  await ask.append('other events, at 7 (too high)', 'a', [newEvent(9)], 7n);
  await ask.append('a fourth, at 2', 'a', [a4], 2n);
  await ask.append('a fifth, STREAM_EXISTS', 'a', [a5], STREAM_EXISTS);
  await ask.append('STREAM_EXISTS on nothing', 'nothing', [newEvent(1)], STREAM_EXISTS);
  await ask.append('exact 0 on nothing', 'nothing', [newEvent(1)], 0n);
  await ask.append('ANY on nothing', 'any', [newEvent(1)], ANY);
  await ask.append('an id of another stream', 'b', [a1], NO_STREAM);
  const twin = newEvent(1);
  await ask.append('one id twice in one write', 'twin', [twin, twin], NO_STREAM);
  await ask.read('…what stands there', 'twin');
  await ask.append('nothing at all, NO_STREAM', 'empty', [], NO_STREAM);
  await ask.append('nothing at all, ANY, on what exists', 'a', [], ANY);
  await ask.append('an event of 1.1 MB', 'big', [newEvent(1, { x: 'x'.repeat(1_100_000) })], NO_STREAM);
  const many = Array.from({ length: 40 }, (_, n) => newEvent(n, { x: 'x'.repeat(50_000) }));
  await ask.append('forty events of 50 kB in one write', 'big', many, NO_STREAM);
  const bytes = binaryEvent({ id: randomUUID(), type: 'B', data: new Uint8Array([1, 2, 3]) });
  await ask.append('a binary event', 'bin', [bytes], NO_STREAM);
  await ask.append('a name with spaces, ñ and an emoji', 'con ñ y 🚚', [newEvent(1)], NO_STREAM);
}

/** Several at once. */
export async function askRaces(ask: Asker): Promise<void> {
  for (let n = 0; n < 2; n += 1) {
    const all = await Promise.allSettled(
      [1, 2, 3, 4, 5, 6, 7, 8].map(() =>
        ask.client.appendToStream(ask.name(`race${n}`), [newEvent(1)], { expectedRevision: NO_STREAM }),
      ),
    );
    const lost = all.filter((one) => one.status === 'rejected').map(({ reason }) => (reason as { type: string }).type);
    ask.say(`eight different writers at once, NO_STREAM, ${n + 1}`, {
      won: all.length - lost.length,
      lost: [...new Set(lost)],
    });
  }
  const same = [newEvent(1), newEvent(2)];
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() =>
      ask.client.appendToStream(ask.name('same'), same, { expectedRevision: NO_STREAM }).then(
        ({ nextExpectedRevision }) => `next ${nextExpectedRevision}`,
        (error: unknown) => (told(error) as { error: string }).error,
      ),
    ),
  );
  // How many of them get an answer differs from run to run: the rest hear deadline-exceeded after 2 to 3 s.
  ask.say('four writers of the same two events at once, NO_STREAM', {
    answered: answers.includes('next 1'),
    others: answers.every((one) => one === 'next 1' || one === 'deadline-exceeded')
      ? 'next 1 or deadline-exceeded'
      : answers,
  });
  await ask.read('…what stands there', 'same');
}
