import { today } from '../ui/format/times.ts';
import { clockOffset, noteReplyTime, serverNow, tellServerTime } from './server-time.ts';
import { momentIn } from './moment.ts';

const DAY_MS = 86_400_000;
afterEach(() => tellServerTime(Date.now()));

test('a machine whose clock is a day wrong shows the day of the server', () => {
  noteReplyTime(new Date(Date.now() - DAY_MS).toUTCString());
  expect(Math.round((serverNow() - Date.now()) / 1000 / 3600)).toBe(-24);
  expect(today()).toBe(
    new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' }).format(new Date(Date.now() - DAY_MS)),
  );
  // Known from the first moment of the next page on.
  expect(Number(localStorage.getItem('reloj'))).toBe(clockOffset.get());
});

test('the way of a reply is no difference', () => {
  noteReplyTime(new Date(Date.now() - 2000).toUTCString());
  noteReplyTime(null);
  expect(Math.abs(clockOffset.get())).toBeLessThan(1000);
  expect(localStorage.getItem('reloj')).toBeNull();
});

test('an hour ago is past, also for a machine that is a day behind', () => {
  tellServerTime(Date.now() + DAY_MS);
  const at = new Date(Date.now() + DAY_MS - 3_600_000).toISOString();
  expect(momentIn(`?asOf=${at}`)).toBe(at);
});
