import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { backOnline, online } from '../api/network.ts';
import { ConnectionBanner } from './connection-banner.tsx';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  act(() => backOnline());
});

test("the browser's word that it is offline is told at once, before any call has failed", () => {
  jest.useFakeTimers();
  render(<ConnectionBanner />);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.getByText('Sin conexión')).toBeInTheDocument();
  act(() => backOnline());
  expect(screen.queryByText('Sin conexión')).toBeNull();
});

test('a call that failed once is no reason for a banner: only after two seconds', () => {
  jest.useFakeTimers();
  render(<ConnectionBanner />);
  act(() => online.set(false));
  act(() => void jest.advanceTimersByTime(1900));
  expect(screen.queryByText('Sin conexión')).toBeNull();
  act(() => void jest.advanceTimersByTime(200));
  expect(screen.getByText('Sin conexión')).toBeInTheDocument();
});
