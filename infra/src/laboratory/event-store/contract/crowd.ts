import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { EventStore, RecordedEvent } from '../../../platform/event-store/port.ts';
import { collect, freshPrefix, ids, type LogUnderTest } from './harness.ts';
import type { WriterTask } from './writer.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');

/** 32 writers in two processes, killed and replaced in the midst of their appends, while subscribers follow. */
export function crowdContract(current: () => EventStore, log: () => LogUnderTest): void {
  const children = new Set<ChildProcess>();

  beforeAll(() => {
    // The writers are processes of their own, which run what was built.
    const built = spawnSync(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-b', 'infra'], {
      cwd: root,
      encoding: 'utf8',
    });
    if (built.error) throw built.error;
  });
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });

  it('loses no event, shows none twice and keeps commit order while writers come, append and are killed', async () => {
    const prefix = freshPrefix();
    const acknowledged: string[] = [];
    let wanted = { count: Infinity, reached: (): void => undefined };
    const start = (): ChildProcess => {
      const task: WriterTask = { config: log().config, prefix, writers: 16 };
      const child = spawn(
        process.execPath,
        [path.join(root, 'infra/dist/laboratory/event-store/contract/writer.js'), JSON.stringify(task)],
        { stdio: ['pipe', 'pipe', 'inherit'] },
      );
      children.add(child);
      createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => {
        acknowledged.push(...line.split(' '));
        if (acknowledged.length >= wanted.count) wanted.reached();
      });
      return child;
    };
    const more = (count: number): Promise<void> =>
      new Promise((resolve) => (wanted = { count: acknowledged.length + count, reached: resolve }));
    const end = async (child: ChildProcess, how: () => void): Promise<void> => {
      const gone = new Promise((resolve) => child.once('close', resolve));
      how();
      await gone;
      children.delete(child);
    };
    const kill = (child: ChildProcess): Promise<void> => end(child, () => child.kill('SIGKILL'));

    const quick = await collect(current(), { streamPrefixes: [prefix] });
    const slow = await collect(current(), {
      streamPrefixes: [prefix],
      batchSize: 50,
      onBatch: () => new Promise((resolve) => setTimeout(resolve, 3)),
    });
    let [one, two] = [start(), start()];
    for (let round = 0; round < 3; round += 1) {
      await more(200);
      await kill(one);
      [one, two] = [two, start()];
    }
    await more(200);
    await end(one, () => one.stdin?.end());
    await end(two, () => two.stdin?.end());

    const written = await everything(current(), prefix);
    await Promise.all([quick, slow].map((seen) => seen.until(({ events }) => events.length >= written.length)));
    await Promise.all([quick, slow].map(({ subscription }) => subscription.stop()));
    expect(ids(quick.events)).toEqual(ids(written));
    expect(ids(slow.events)).toEqual(ids(written));
    expect(new Set(ids(written)).size).toBe(written.length);
    const present = new Set(ids(written));
    expect(acknowledged.filter((id) => !present.has(id))).toEqual([]);
    expect(written.every(({ position }, index) => index === 0 || position > (written[index - 1]?.position ?? 0n))).toBe(
      true,
    );
    expect(gapsAndParts(written)).toEqual([]);
  }, 120_000);
}

async function everything(store: EventStore, prefix: string): Promise<RecordedEvent[]> {
  const all: RecordedEvent[] = [];
  for (
    let page = await store.readAll({ streamPrefixes: [prefix] });
    page.length > 0;
    page = await store.readAll({ streamPrefixes: [prefix], after: page.at(-1)?.position })
  )
    all.push(...page);
  return all;
}

/** Versions that do not follow in commit order, and appends of which only a part is there. */
function gapsAndParts(events: readonly RecordedEvent[]): string[] {
  const heads = new Map<string, number>();
  const groups = new Map<string, { size: number; found: number }>();
  const wrong: string[] = [];
  for (const { stream, version, data } of events) {
    if (version !== (heads.get(stream) ?? -1) + 1) wrong.push(`${stream}@${version}`);
    heads.set(stream, version);
    const { group, size } = data as { group: string; size: number };
    groups.set(group, { size, found: (groups.get(group)?.found ?? 0) + 1 });
  }
  for (const [group, { size, found }] of groups) if (size !== found) wrong.push(`${group}: ${found} of ${size}`);
  return wrong;
}
