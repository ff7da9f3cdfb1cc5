import { ProductWebScheduled } from '@power/domain/products/events';
import { ExpectationDue } from '@power/domain/system/events';
import { trialTools } from '@power/infra/laboratory/testing/trial-tools';
import webSchedule from './web-schedule.ts';

const at = '2026-11-02T12:00:00.000Z';
const waited: unknown[] = [];
let proxima: string | null = null;
const trial = trialTools(async (name, { id }) => {
  waited.push([name, id]);
  return { ok: true, proxima };
});
const tools = {
  ...trial,
  expect: async (...of: Parameters<typeof trial.expect>) => void waited.push(['espera', of[0], of[1]]),
  met: async (id: string) => void waited.push(['lista', id]),
};
const hear = (event: { readonly type: string; readonly data: unknown }) =>
  webSchedule.reactions
    .find(({ type }) => type === event.type)!
    .react(event.data as never, { at } as never, tools as never);
const due = () =>
  hear(ExpectationDue({ proceso: 'products/web-schedule', instancia: '1', vence: at, memoria: {} } as never));
const NOTHING = { publicar: null, retirar: null };
const scheduled = (more: object) =>
  ProductWebScheduled({ _id: '1', part_number: 'X', antes: NOTHING, ...NOTHING, ...more });

beforeEach(() => void waited.splice(0));

test('it waits for whatever comes first, and for nothing once it is cancelled', async () => {
  await hear(scheduled({ publicar: '2026-11-03T12:00:00.000Z', retirar: '2026-11-05T12:00:00.000Z' }));
  await hear(scheduled({}));
  expect(waited).toEqual([
    ['espera', '1', '2026-11-03T12:00:00.000Z'],
    ['lista', '1'],
  ]);
});

test('when its time has come it asks the product, and again where the clock of whoever decides is behind', async () => {
  proxima = null;
  await due();
  proxima = at;
  await due();
  proxima = '2026-11-09T12:00:00.000Z';
  await due();
  expect(waited).toEqual([
    ['apply-web-schedule', '1'],
    ['apply-web-schedule', '1'],
    ['espera', '1', '2026-11-02T12:01:00.000Z'],
    ['apply-web-schedule', '1'],
    ['espera', '1', '2026-11-09T12:00:00.000Z'],
  ]);
});
