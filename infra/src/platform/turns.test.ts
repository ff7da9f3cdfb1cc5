import { setImmediate as turn } from 'node:timers/promises';
import { Turns } from './turns.ts';

test('given turns at one name, each begins when the one before has ended, also with an error', async () => {
  const turns = new Turns();
  const steps: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      steps.push(`${name} begins`);
      await turn();
      steps.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const all = Promise.allSettled([
    turns.take('s', work('a', true)),
    turns.take('s', work('b')),
    turns.take('t', work('c')),
  ]);
  await turns.idle();
  expect(await all).toMatchObject([{ reason: new Error('a') }, { value: 'b' }, { value: 'c' }]);
  expect(steps.filter((word) => !word.startsWith('c'))).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  expect(steps.indexOf('c begins')).toBeLessThan(steps.indexOf('a ends'));
});
