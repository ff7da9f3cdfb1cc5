import { BACKWARDS, END, FORWARDS, START } from '@eventstore/db-client';
import { type Asker, type Position, shifted } from './asker.ts';

/** Reads of stream `a` and of $all around it. Answers the positions of its events. */
export async function askReads(ask: Asker): Promise<Position[]> {
  await ask.read('read a stream', 'a');
  await ask.read('from 3', 'a', { fromRevision: 3n });
  await ask.read('from 5, beyond its end', 'a', { fromRevision: 5n });
  await ask.read('from 90', 'a', { fromRevision: 90n });
  await ask.read('two of it', 'a', { maxCount: 2 });
  await ask.read('backwards', 'a', { direction: BACKWARDS, fromRevision: END, maxCount: 2 });
  await ask.read('backwards from 1', 'a', { direction: BACKWARDS, fromRevision: 1n });
  await ask.read('backwards from 90', 'a', { direction: BACKWARDS, fromRevision: 90n, maxCount: 2 });
  await ask.read('backwards from START', 'a', { direction: BACKWARDS, fromRevision: START });
  await ask.read('a stream that is not', 'nothing');

  const own: Position[] = [];
  for await (const { event } of ask.client.readStream(ask.name('a'))) if (event) own.push(event.position!);
  const [first, second, , fourth] = own as [Position, Position, Position, Position];
  await ask.readAll('$all from the first, inclusive', { fromPosition: first, direction: FORWARDS });
  await ask.readAll('$all from between the first and the second', { fromPosition: shifted(first, 1n) });
  await ask.readAll('$all from one before the second', { fromPosition: shifted(second, -1n) });
  await ask.readAll('$all backwards from the fourth, which is left out', {
    fromPosition: fourth,
    direction: BACKWARDS,
  });
  await ask.readAll('$all backwards from between', { fromPosition: shifted(second, -1n), direction: BACKWARDS });
  await ask.readAll('$all from far beyond the end', { fromPosition: { commit: 1n << 50n, prepare: 1n << 50n } });
  await ask.readAll('$all backwards from START', { fromPosition: START, direction: BACKWARDS });
  ask.say('positions', {
    rising: own.every(({ commit }, n) => n === 0 || commit > own[n - 1]!.commit),
    neighbours: own.some(({ commit }, n) => n > 0 && commit === own[n - 1]!.commit + 1n),
    commitIsPrepare: own.every(({ commit, prepare }) => commit === prepare),
  });
  return own;
}
