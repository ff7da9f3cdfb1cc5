import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useAsking } from './use-asking.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what failed is asked for by itself, the second time later than the first, and what came is not', () => {
  const ask = jest.fn();
  const { rerender } = renderHook(({ failed }) => useAsking(failed, ask), { initialProps: { failed: true } });
  act(() => jest.advanceTimersByTime(10_000));
  expect(ask).toHaveBeenCalledTimes(1);
  rerender({ failed: false });
  rerender({ failed: true });
  act(() => jest.advanceTimersByTime(19_999));
  expect(ask).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(1));
  expect(ask).toHaveBeenCalledTimes(2);
  rerender({ failed: false });
  act(() => jest.advanceTimersByTime(600_000));
  expect(ask).toHaveBeenCalledTimes(2);
});
