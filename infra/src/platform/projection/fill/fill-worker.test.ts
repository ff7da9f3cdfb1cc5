import type { HistoryLoad, PlacedEvent } from '../../event-store/bulk-log.ts';
import { withReadModels } from './fill-worker.ts';

const program = (text: string): URL => new URL(`data:text/javascript,${encodeURIComponent(text)}`);
const placed = (version: number) => ({ stream: 's-1', version, data: '{}', metadata: '{}' }) as PlacedEvent;

/** A load into positions 11, 12…, that tells what it was asked. */
function plainLoad(): HistoryLoad & { readonly asked: string[] } {
  const asked: string[] = [];
  let last = 10n;
  return {
    asked,
    write: (events) => Promise.resolve((last += BigInt(events.length))),
    commit: async () => void asked.push('commit'),
    close: async () => void asked.push('close'),
  };
}

test('whoever fills hears the events with their positions, then that all is told, and of the log only once it holds them', async () => {
  const load = plainLoad();
  const [{ promise, resolve }, failures]: [PromiseWithResolvers, string[]] = [withResolvers(), []];
  const teller = withReadModels(
    { ...load, commit: () => promise.then(load.commit) },
    {
      // It has a name for each thing it heard, and ends with them as its error when the log is there.
      program: program(`
        import { parentPort } from 'node:worker_threads';
        const heard = [];
        parentPort.on('message', (message) => {
          heard.push(message.events ? message.after + '+' + message.events.split('\\u0002').length : Object.keys(message)[0]);
          if ('committed' in message) throw new Error(heard.join(' ') + ' ' + message.committed);
          parentPort.postMessage('done');
        });`),
      failed: (why) => failures.push(why),
    },
  );
  expect(await teller.write([placed(0), placed(1)], '2026-01-01T00:00:00.000Z')).toBe(12n);
  expect(await teller.write([placed(2)], '2026-01-01T00:00:00.000Z')).toBe(13n);
  const committed = teller.commit();
  expect(load.asked).toEqual([]);
  resolve();
  await committed;
  await teller.close();
  expect(failures).toEqual(['10+2 12+1 told committed 13']);
  expect(load.asked).toEqual(['commit', 'close']);
});

test('a load goes on alone when nobody can fill, and says so once', async () => {
  const load = plainLoad();
  const failures: string[] = [];
  const teller = withReadModels(load, {
    program: program(`throw new Error('sin memoria')`),
    failed: (why) => failures.push(why),
  });
  for (let n = 0; n < 100; n += 1) await teller.write([placed(n)], '2026-01-01T00:00:00.000Z');
  await teller.commit();
  await teller.close();
  expect(failures).toEqual(['sin memoria']);
  expect(load.asked).toEqual(['commit', 'close']);
});

interface PromiseWithResolvers {
  readonly promise: Promise<void>;
  readonly resolve: () => void;
}

function withResolvers(): PromiseWithResolvers {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}
