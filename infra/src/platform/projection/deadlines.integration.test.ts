import type { CommandDefinition } from '@power/domain/kernel/command';
import { SYSTEM } from '@power/domain/kernel/principal';
import { expectations } from '@power/domain/system/expectations';
import { createDispatcher } from '../commands/dispatcher.ts';
import { asProjection, Closed, Harness, Opened } from './testing/harness.ts';
import { processList } from './process-list.ts';
import { defineProcess, react } from './process.ts';
import { CommandUnavailable, type IssueCommand } from './process-tools.ts';

const MINUTE = 60_000;
const start = Date.parse('2026-03-02T12:00:00.000Z');

/** Orders that nobody closes within ten minutes are reminded of. */
const patience = defineProcess(
  'test/patience',
  'Espera',
  [
    react(Opened, (d, c, tools) =>
      tools.expect(d.id, new Date(Date.parse(c.at) + 10 * MINUTE).toISOString(), { monto: d.monto }),
    ),
    react(Closed, (d, _c, tools) => tools.met(d.id)),
  ],
  {
    due: async ({ instancia, memoria }, _c, tools) => {
      const remembered = await tools.recall(instancia);
      await tools.command('remind', { id: instancia, monto: memoria.monto, recuerda: remembered?.monto });
    },
  },
);

describe('deadlines of processes', () => {
  const harness = new Harness();
  let now = start;
  let looks = 0;
  let reminded: Map<string, string>;
  let fails: () => 'before' | 'after' | undefined;
  beforeAll(() => harness.open());
  afterAll(() => harness.close());
  beforeEach(() => {
    now = start;
    reminded = new Map();
    fails = () => undefined;
  });

  /** The real commands of expectations over the harness's log; whatever else is issued is remembered by its id. */
  const issue: IssueCommand = async (name, request, commandId) => {
    const how = fails();
    if (how === 'before') throw new CommandUnavailable('down');
    const command = expectations.find((one) => one.name === name);
    if (command) {
      const dispatcher = createDispatcher({ store: harness.store, pool: harness.pool, handlers: [] });
      const at = new Date(now).toISOString();
      const reply = await dispatcher.execute(command as CommandDefinition, command.request.parse(request), {
        user: SYSTEM,
        commandId,
        now: at,
      });
      if (!('ok' in reply)) throw new Error(`${name}: ${reply.mensaje}`);
    } else reminded.set(commandId, `${String(request.id)} ${String(request.monto)} ${String(request.recuerda)}`);
    if (how === 'after') throw new CommandUnavailable('reply lost');
    return { ok: true };
  };
  const run = () =>
    harness.start({
      projections: [asProjection(processList)],
      processes: [patience],
      issue,
      now: () => {
        looks += 1;
        return new Date(now);
      },
    });
  const due = () => harness.store.events.filter(({ type }) => type === 'ExpectationDue').length;
  const waiting = async (): Promise<string[]> =>
    (await harness.query<{ instancia: string }>('SELECT instancia FROM read.process_list ORDER BY instancia')).map(
      (row) => row.instancia,
    );
  /** The clock has been looked at twice since: what was due then has been said. */
  const passed = async (): Promise<void> => {
    const enough = looks + 2;
    await harness.until(async () => looks >= enough);
  };

  test('what happened in time is not missed; what did not is heard of once, with what was remembered', async () => {
    const runtime = await run();
    await harness.open1('tarde', 'c', 7, new Date(start).toISOString());
    await harness.open1('a-tiempo', 'c', 8, new Date(start).toISOString());
    await harness.until(async () => (await waiting()).length === 2);
    await harness.closeOrder('a-tiempo', new Date(start + MINUTE).toISOString());
    await harness.until(async () => (await waiting()).join() === 'tarde');
    now = start + 9 * MINUTE;
    await passed();
    expect(due()).toBe(0);
    now = start + 10 * MINUTE;
    await harness.until(async () => reminded.size === 1);
    expect([...reminded.values()]).toEqual(['tarde 7 7']);
    // Set back and forth again, the clock finds nothing to say twice.
    now = start;
    await passed();
    now = start + 20 * MINUTE;
    await passed();
    await harness.settled([processList.name]);
    expect([due(), reminded.size, await waiting()]).toEqual([1, 1, []]);
    await harness.stop(runtime);
  });

  test('killed before its time, it hears of it after the restart: once, though two wake up and replies are lost', async () => {
    const before = due();
    const runtime = await run();
    await harness.open1('dormida', 'c', 9, new Date(start).toISOString());
    await harness.until(async () => (await waiting()).join() === 'dormida');
    await harness.stop(runtime);
    now = start + 60 * MINUTE;
    let n = 0;
    fails = () => ([undefined, 'after', 'before'] as const)[(n += 1) % 3];
    await Promise.all([run(), run()]);
    await harness.until(async () => reminded.size === 1);
    await passed();
    await harness.settled([processList.name]);
    expect([due() - before, [...reminded.values()], await waiting()]).toEqual([1, ['dormida 9 9'], []]);
  });
});
