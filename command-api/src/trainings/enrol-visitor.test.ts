import type { CommandServices } from '@power/infra/platform/commands/handler';
import { HttpError } from '@power/infra/platform/http/http-error';
import handler from './enrol-visitor.ts';

/** Answers 200, or the status that an address is refused with. */
const from = async (ip: string): Promise<number> => {
  try {
    await handler.facts!({} as never, { origin: { ip } } as CommandServices as never);
    return 200;
  } catch (error) {
    return error instanceof HttpError ? error.status : 0;
  }
};
const asks = (ip: string, times: number) => Promise.all(Array.from({ length: times }, () => from(ip)));

test('an address that enrols person after person without pause is held; others, and the machine itself, are not', async () => {
  expect(await asks('203.0.113.7', 20)).toEqual(Array(20).fill(200));
  expect(await from('203.0.113.7')).toBe(429);
  expect(await from('203.0.113.8')).toBe(200);
  expect(await from('2001:db8:1::1')).toBe(200);
  // A house's addresses are one.
  await asks('2001:db8:1::2', 19);
  expect(await from('2001:db8:1::3')).toBe(429);
  expect(new Set(await asks('127.0.0.1', 40))).toEqual(new Set([200]));
});
