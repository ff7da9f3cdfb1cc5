import { Lanes } from './lanes.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('lanes', () => {
  it('keep the order within a key, also behind a task that failed, and across tasks with several keys', async () => {
    const seen: string[] = [];
    const lanes = new Lanes(8);
    const step = (name: string, turns: number) => async () => {
      for (let i = 0; i < turns; i++) await turn();
      seen.push(name);
    };
    const failing = lanes.run(['a'], async () => {
      await step('a1', 5)();
      throw new Error('a1');
    });
    const others = [
      lanes.run(['a', 'b'], step('a2b1', 1)),
      lanes.run(['b'], step('b2', 0)),
      lanes.run(['c'], step('c1', 0)),
    ];
    await expect(failing).rejects.toThrow('a1');
    await Promise.all(others);
    expect(seen).toEqual(['c1', 'a1', 'a2b1', 'b2']);
    await turn();
    expect(lanes.open).toBe(0);
  });

  it('never run more than the limit at once', async () => {
    const lanes = new Lanes(3);
    let running = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        lanes.run([`k${i}`], async () => {
          most = Math.max(most, ++running);
          await turn();
          running -= 1;
        }),
      ),
    );
    expect(most).toBe(3);
  });
});
