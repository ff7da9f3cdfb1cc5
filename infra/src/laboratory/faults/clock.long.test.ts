import { runFaults } from './run.ts';

const HOUR_MS = 3_600_000;

test('the clock of every process set forth and back, services stopped and projectors killed meanwhile: all goes on', async () => {
  const { problems, figures } = await runFaults({
    seed: 11,
    kills: 0,
    workers: 3,
    steps: [
      { fault: 'stop', victim: 'command-api', afterMs: 1500 },
      { fault: 'clock', aheadMs: 2 * HOUR_MS, afterMs: 200 },
      { fault: 'kill', victims: ['projector'], afterMs: 500 },
      { fault: 'stop', victim: 'gateway', afterMs: 1500 },
      { fault: 'clock', aheadMs: -72 * HOUR_MS, afterMs: 200 },
      { fault: 'kill', victims: ['projector'], afterMs: 500 },
      { fault: 'stop', victim: 'query-api', afterMs: 1500 },
    ],
  });
  expect(problems).toEqual([]);
  expect(figures.acknowledged).toBeGreaterThan(50);
}, 600_000);
