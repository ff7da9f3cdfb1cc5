import { runFaults } from './run.ts';

test('goods are moved, counted and driven while command side, projector and database are killed: no unit is in two hands, and what was approved is done once', async () => {
  const { problems, figures } = await runFaults({
    seed: 27,
    kills: 0,
    workers: 3,
    movers: 3,
    steps: [
      { fault: 'kill', victims: ['command-api'], afterMs: 4000 },
      { fault: 'kill', victims: ['projector'], afterMs: 3000 },
      { fault: 'kill', victims: ['postgres'], afterMs: 3000 },
      { fault: 'repeat', count: 8, afterMs: 1500 },
    ],
  });
  expect(problems).toEqual([]);
  expect(figures.moves).toBeGreaterThan(0);
  expect(figures.acknowledged).toBeGreaterThan(40);
}, 600_000);
