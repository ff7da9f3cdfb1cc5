import { createScanQueue, type Deed, type Refused, type Sent } from './scan-queue.ts';

const deed = (id: string): Deed => ({ id, tipo: 'escanear', pedido: 7, linea: 1, cantidad: 1, codigo: 'A1' });
class Away extends Error {}

function setup(answer: (deed: Deed) => Promise<Sent>) {
  const kept = new Map<string, string>();
  const storage = { getItem: (k: string) => kept.get(k) ?? null, setItem: (k: string, v: string) => void kept.set(k, v), removeItem: (k: string) => void kept.delete(k) };
  const sent: string[] = [];
  const refused: Refused[] = [];
  let back: () => void = () => undefined;
  const options = {
    key: 'cola', storage, isAway: (error: unknown) => error instanceof Away, onRefused: (r: Refused) => void refused.push(r),
    send: (d: Deed) => { sent.push(d.id); return answer(d); }, untilBack: () => new Promise<void>((resolve) => { back = resolve; }),
  };
  return { options, storage, kept, sent, refused, comeBack: () => back() };
}
const settled = () => new Promise((resolve) => { setTimeout(resolve); });

test('scans made without network are sent in order, each with its own id, once it is back', async () => {
  let away = true;
  const { options, sent, kept, comeBack } = setup(async () => { if (away) throw new Away(); return { ok: true, version: 3 }; });
  const queue = createScanQueue(options);
  for (const id of ['a', 'b', 'c']) queue.add(deed(id));
  await settled();
  expect(sent).toEqual(['a']);
  expect((JSON.parse(kept.get('cola')!) as Deed[]).map((d) => d.id)).toEqual(['a', 'b', 'c']);
  away = false;
  comeBack();
  await queue.drained();
  expect(sent).toEqual(['a', 'a', 'b', 'c']);
  expect(kept.has('cola')).toBe(false);
  expect(queue.taken.get().map((d) => d.id)).toEqual(['a', 'b', 'c']);
});

test('a page that was closed goes on where it was', async () => {
  const { options, storage, sent } = setup(async () => ({ ok: true, version: 1 }));
  storage.setItem('cola', JSON.stringify([deed('x'), { roto: true }, deed('y')]));
  await createScanQueue(options).drained();
  expect(sent).toEqual(['x', 'y']);
});

test('a refused scan is told and does not hold up the next', async () => {
  const { options, refused, sent } = setup(async (d) => (d.id === 'b' ? { ok: false, mensaje: 'La serie ya fue escaneada.' } : { ok: true, version: 1 }));
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
