import type { RecordedEvent } from '../event-store/port.ts';
import { Pages } from './pages.ts';

/** A log of so many events at positions 1, 2…, that counts its readings. */
function log(count: number) {
  const told = { count, asked: [] as bigint[], away: false };
  return Object.assign(told, {
    async readAll({ after = 0n, limit = 1000 }) {
      told.asked.push(after);
      if (told.away) throw new Error('away');
      const left = Math.max(0, Math.min(limit, told.count - Number(after)));
      return Array.from({ length: left }, (_, n) => ({ position: after + BigInt(n + 1) }) as RecordedEvent);
    },
  });
}

test('those who read the same page at about the same time read it once', async () => {
  const store = log(25);
  const pages = new Pages(store, 10);
  const all = await Promise.all([pages.after(0n), pages.after(0n), pages.after(0n)]);
  expect(all.map((page) => page.length)).toEqual([10, 10, 10]);
  expect(await pages.after(0n)).toBe(all[0]);
  expect(await pages.after(10n)).toHaveLength(10);
  expect(store.asked).toEqual([0n, 10n]);
});

test('what was not full is asked for again, and so is what failed', async () => {
  const store = log(3);
  const pages = new Pages(store, 10);
  expect(await pages.after(0n)).toHaveLength(3);
  store.count = 4;
  expect(await pages.after(0n)).toHaveLength(4);
  store.away = true;
  await expect(pages.after(0n)).rejects.toThrow('away');
  store.away = false;
  expect(await pages.after(0n)).toHaveLength(4);
});

test('few pages are kept', async () => {
  const store = log(1000);
  const pages = new Pages(store, 10);
  for (let n = 0n; n < 60n; n += 10n) await pages.after(n);
  await pages.after(0n);
  expect(store.asked.filter((position) => position === 0n)).toHaveLength(2);
  await pages.after(50n);
  expect(store.asked.filter((position) => position === 50n)).toHaveLength(1);
});
