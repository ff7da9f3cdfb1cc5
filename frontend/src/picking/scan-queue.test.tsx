import { clearButUnsent, queueKey } from './queue-keys.shared.ts';
import { createScanQueue, type Deed, type Refused, type Sent } from './scan-queue.ts';

const deed = (id: string): Deed => ({ id, tipo: 'escanear', pedido: 7, linea: 1, cantidad: 1, codigo: 'A1' });
class Away extends Error {}

function setup(answer: (deed: Deed) => Promise<Sent>) {
  localStorage.clear();
  const kept = (): string[] =>
    Object.keys(localStorage)
      .sort()
      .map((name) => (JSON.parse(localStorage.getItem(name)!) as Deed).id);
  const sent: string[] = [];
  const refused: Refused[] = [];
  let back: () => void = () => undefined;
  const options = {
    key: 'cola',
    storage: localStorage,
    isAway: (error: unknown) => error instanceof Away,
    onRefused: (r: Refused) => void refused.push(r),
    send: (d: Deed) => {
      sent.push(d.id);
      return answer(d);
    },
    untilBack: () =>
      new Promise<void>((resolve) => {
        back = resolve;
      }),
  };
  return { options, kept, sent, refused, comeBack: () => back() };
}
const settled = () =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

test('scans made without network are sent in order, each with its own id, once it is back', async () => {
  let away = true;
  const { options, sent, kept, comeBack } = setup(async () => {
    if (away) throw new Away();
    return { ok: true, version: 3 };
  });
  const queue = createScanQueue(options);
  for (const id of ['a', 'b', 'c']) queue.add(deed(id));
  await settled();
  expect(sent).toEqual(['a']);
  expect(kept()).toEqual(['a', 'b', 'c']);
  away = false;
  comeBack();
  await queue.drained();
  expect(sent).toEqual(['a', 'a', 'b', 'c']);
  expect(kept()).toEqual([]);
  expect(queue.taken.get().map((d) => d.id)).toEqual(['a', 'b', 'c']);
});

test('a page that was closed goes on where it was', async () => {
  const gone = setup(async () => {
    throw new Away();
  });
  const before = createScanQueue(gone.options);
  for (const id of ['x', 'y']) before.add(deed(id));
  await settled();
  localStorage.setItem('cola/0', 'roto');
  const sent: string[] = [];
  await createScanQueue({
    ...gone.options,
    send: async (d) => {
      sent.push(d.id);
      return { ok: true, version: 1 };
    },
  }).drained();
  expect(sent).toEqual(['x', 'y']);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('two tabs of one person keep what each has still to send', async () => {
  const { options, kept } = setup(async () => {
    throw new Away();
  });
  const [one, other] = [createScanQueue(options), createScanQueue(options)];
  for (const [queue, id] of [
    [one, 'a'],
    [other, 'b'],
    [one, 'c'],
  ] as const)
    queue.add(deed(id));
  await settled();
  expect(kept().sort()).toEqual(['a', 'b', 'c']);
  const sent: string[] = [];
  await createScanQueue({
    ...options,
    send: async (d) => {
      sent.push(d.id);
      return { ok: true, version: 1 };
    },
  }).drained();
  expect(sent.sort()).toEqual(['a', 'b', 'c']);
});

test('leaving the session clears what is remembered, but not work that nobody has received', async () => {
  const { options, kept } = setup(async () => {
    throw new Away();
  });
  createScanQueue({ ...options, key: queueKey('ana') }).add(deed('a'));
  localStorage.setItem('vistas', '[]');
  clearButUnsent(localStorage);
  expect(kept()).toEqual(['a']);
});

test('a refused scan is told and does not hold up the next', async () => {
  const { options, refused, sent } = setup(async (d) =>
    d.id === 'b' ? { ok: false, mensaje: 'La serie ya fue escaneada.' } : { ok: true, version: 1 },
  );
  const queue = createScanQueue(options);
  for (const id of ['a', 'b', 'c']) queue.add(deed(id));
  await queue.drained();
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(refused.map((r) => [r.deed.id, r.mensaje])).toEqual([['b', 'La serie ya fue escaneada.']]);
  expect(queue.taken.get().map((d) => d.id)).toEqual(['a', 'c']);
});

test('what the sheet already holds is no longer laid on top of it', async () => {
  const { options } = setup(async () => ({ ok: true, version: 4 }));
  const queue = createScanQueue(options);
  queue.add(deed('a'));
  await queue.drained();
  queue.seen(7, 3);
  expect(queue.taken.get()).toHaveLength(1);
  queue.seen(7, 4);
  expect(queue.taken.get()).toHaveLength(0);
});
