import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moment } from '../api/moment.ts';
import { useStore } from '../api/store.ts';
import { renderApp } from '../testing/render.tsx';
import { ReplayBar } from './replay-bar.shared.tsx';

function Board() {
  const at = useStore(moment);
  return at === undefined ? null : <ReplayBar at={at} leave />;
}
// 12:30 of a summer day in Santiago.
const NOON = '2026-01-05T15:30:00.000Z';
beforeEach(() => moment.set(NOON));
afterEach(() => {
  jest.useRealTimers();
  moment.set(undefined);
});

test('the slider goes through the day that is looked at, by minutes of Santiago', async () => {
  renderApp(<Board />);
  const slider = screen.getByRole('slider', { name: 'Hora del día' });
  expect(slider).toHaveValue(String(12 * 60 + 30));
  expect(slider).toHaveAttribute('max', String(24 * 60 - 1));
  fireEvent.change(slider, { target: { value: String(9 * 60 + 5) } });
  expect(moment.get()).toBe('2026-01-05T12:05:00.000Z');
  expect(screen.getByText('05-01-2026 09:05')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Volver a ahora' }));
  expect(moment.get()).toBeUndefined();
});

test('played, time goes on by itself and stops where the day ends', () => {
  jest.useFakeTimers({ now: Date.parse('2026-02-01T00:00:00.000Z') });
  moment.set('2026-01-06T02:50:00.000Z');
  renderApp(<Board />);
  fireEvent.click(screen.getByRole('button', { name: 'Reproducir' }));
  act(() => jest.advanceTimersByTime(1000));
  expect(moment.get()).toBe('2026-01-06T02:55:00.000Z');
  for (let second = 0; second < 5; second += 1) act(() => jest.advanceTimersByTime(1000));
  expect(moment.get()).toBe('2026-01-06T02:59:00.000Z');
  expect(screen.getByRole('button', { name: 'Reproducir' })).toBeInTheDocument();
});
