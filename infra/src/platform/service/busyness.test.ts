import { jest } from '@jest/globals';
import { Busyness } from './busyness.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('a process that keeps up says nothing; one that does not says so until it does again', () => {
  let late = 12;
  const busyness = new Busyness();
  busyness.watch('command-api', () => late);
  jest.advanceTimersByTime(5000);
  expect(busyness.alarms()).toEqual([]);
  late = 341.4;
  jest.advanceTimersByTime(5000);
  expect(busyness.alarms()).toEqual([
    'command-api no da abasto: hay más trabajo del que alcanza a hacer, y cada llamada espera 341 ms.',
  ]);
  late = 30;
  jest.advanceTimersByTime(5000);
  expect(busyness.alarms()).toEqual([]);
});

test('what else has something to say is heard beside', () => {
  let pace = 8;
  const busyness = new Busyness();
  busyness.also(() => (pace > 50 ? `cada ${pace} ms` : undefined));
  expect(busyness.alarms()).toEqual([]);
  pace = 320;
  expect(busyness.alarms()).toEqual(['cada 320 ms']);
});
