import { runFaults } from './run.ts';

test('goods are bought, received and costed while jobs, command side, projector and database are killed: reports go on, and each cost moves once', async () => {
  const { problems, figures } = await runFaults({
    seed: 28,
    kills: 0,
    workers: 1,
    buyers: 2,
    steps: [
      { fault: 'kill', victims: ['jobs'], afterMs: 5000 },
      { fault: 'kill', victims: ['command-api'], afterMs: 4000 },
      { fault: 'kill', victims: ['projector'], afterMs: 4000 },
      { fault: 'kill', victims: ['jobs', 'postgres'], afterMs: 4000 },
      { fault: 'repeat', count: 8, afterMs: 4000 },
    ],
  });
  expect(problems).toEqual([]);
  expect(figures.bought).toBeGreaterThan(0);
}, 600_000);
