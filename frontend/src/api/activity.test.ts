import { jest } from '@jest/globals';
import { activity, begin, cancelPlan, plan } from './activity.ts';

test('what began is under way until it ends, however often it is ended, or until its signal aborts', () => {
  const control = new AbortController();
  const [end, other] = [begin(), begin(control.signal)];
  expect(activity.get()).toBe(2);
  end();
  end();
  expect(activity.get()).toBe(1);
  control.abort();
  other();
  expect(activity.get()).toBe(0);
  begin(control.signal);
  expect(activity.get()).toBe(0);
});

test('a plan is under way until it ran, failed or was cancelled', () => {
  jest.useFakeTimers();
  const run = jest.fn();
  const [first, second] = [plan(run, 100), plan(run, 100)];
  expect(activity.get()).toBe(2);
  cancelPlan(second);
  cancelPlan(second);
  cancelPlan(undefined);
  expect(activity.get()).toBe(1);
  jest.advanceTimersByTime(100);
  cancelPlan(first);
  expect([run.mock.calls.length, activity.get()]).toEqual([1, 0]);
  plan(() => {
    throw new Error('broken');
  }, 100);
  expect(() => jest.advanceTimersByTime(100)).toThrow('broken');
  expect(activity.get()).toBe(0);
  jest.useRealTimers();
});
