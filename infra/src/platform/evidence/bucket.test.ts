import { startBucket, type StandInOptions } from '../../laboratory/bucket/server.ts';
import { type Bucket, bucketOf, inBucket, objectOf } from './bucket.ts';
import { headsIn, type TreeHead } from './heads.ts';
import { placesOf } from './places.ts';
import { signRequest } from './sign-request.ts';

const who = { id: 'AKIDEJEMPLO', secret: 'un/secreto+de=prueba', region: 'sa-east-1' };
const head = (tamano: number, more: Partial<TreeHead> = {}): TreeHead => ({
  registro: '0b8d0f0e-4b5e-4c57-9a1d-3f6a2c1b7e11',
  tamano,
  raiz: 'ab'.repeat(32),
  posicion: String(tamano),
  sellado: '-1',
  instante: new Date().toISOString(),
  anterior: '0'.repeat(64),
  firmas: [{ llave: 'x', firma: 'y' }],
  ...more,
});

let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
});
async function open(more: Partial<StandInOptions & Bucket> = {}, now?: () => Date) {
  const { years = 6, url, ...service } = more;
  const standIn = await startBucket({ bucket: 'cabezas', ...who, ...service });
  stop = standIn.stop;
  const bucket = { ...who, url: url ?? standIn.url, years };
  return { ...standIn, bucket, place: inBucket(bucket, now) };
}

test('a request is signed as the service publishes it for its own examples', () => {
  const example = {
    id: 'AKIAIOSFODNN7EXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const at = new Date('2013-05-24T00:00:00Z');
  const signature = (method: string, path: string, headers: Record<string, string>, body = '') =>
    signRequest(
      { method, url: new URL(`https://examplebucket.s3.amazonaws.com${path}`), headers },
      body,
      example,
      at,
    ).headers.authorization?.split('Signature=')[1];
  expect(signature('GET', '/test.txt', { range: 'bytes=0-9' })).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  );
  expect(
    signature(
      'PUT',
      '/test$file.text',
      { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      'Welcome to Amazon S3.',
    ),
  ).toBe('98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd');
  expect(signature('GET', '/?lifecycle', {})).toBe('fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543');
});

test('a head is put where its size and what it says lead, locked for years; all of them together are a file of heads', async () => {
  const { place, objects } = await open({ years: 6 });
  const [one, two] = [head(9), head(10)];
  for (const each of [one, two]) expect(await place.take(each, [])).toBeUndefined();
  expect([...objects.keys()]).toEqual([objectOf(one), objectOf(two)]);
  const { mode, until } = objects.get(objectOf(one))!;
  expect(mode).toBe('COMPLIANCE');
  expect(Number(until!.slice(0, 4))).toBe(new Date().getUTCFullYear() + 6);
  const together = [...objects.values()].map(({ body }) => body).join('');
  expect(headsIn(together).map((line) => (line as unknown as { cabeza: TreeHead }).cabeza)).toEqual([one, two]);
});

test('what was taken and not heard of is sent again and believed once it is seen to be there', async () => {
  const { place, objects, asked } = await open();
  const one = head(3);
  await place.take(one, []);
  expect(await place.take(one, [{ id: 'nueva' } as never])).toBeUndefined();
  expect(objects.size).toBe(1);
  expect(asked.map((line) => line.split(' ')[0])).toEqual(['PUT', 'GET', 'PUT', 'GET']);
});

test('rejects a write over a locked head and its deletion, with the keys in hand', async () => {
  const { place, bucket, objects } = await open();
  const one = head(3);
  await place.take(one, []);
  const send = async (method: string, name: string) => {
    const url = new URL(`${bucket.url}/${name}`);
    const body = method === 'PUT' ? 'otra' : '';
    const { headers } = signRequest({ method, url, headers: {} }, body, bucket, new Date());
    const reply = await fetch(url, { method, headers, ...(body !== '' && { body }) });
    return [reply.status, /<Code>(\w+)/.exec(await reply.text())?.[1]];
  };
  for (const method of ['PUT', 'DELETE']) {
    // The same request is accepted where nothing is locked: it is the lock that refuses it.
    expect(await send(method, 'sin-candado')).toEqual([200, undefined]);
    expect(await send(method, objectOf(one))).toEqual([403, 'AccessDenied']);
  }
  expect(objects.get(objectOf(one))!.body).toContain('"tamano":3');
  expect([...objects.keys()]).toEqual([objectOf(one)]);
});

test('something else in the place of a head is told', async () => {
  const { place, objects } = await open();
  const one = head(3);
  for (const body of ['no es json', JSON.stringify({ cabeza: head(3, { raiz: 'cd'.repeat(32) }) })]) {
    objects.set(objectOf(one), { body, mode: undefined, until: undefined });
    expect(await place.take(one, [])).toBe('En la cubeta hay otra cosa en el lugar de una cabeza: revísala.');
  }
});

const LOCK = 'La cubeta guardó la cabeza sin bloqueo: créala con «object lock», y da permiso para leer la retención.';
const KEYS = 'Revisa EVIDENCIA_S3_ID, EVIDENCIA_S3_SECRETO, EVIDENCIA_S3_REGION y el reloj.';
test.each<[string, Partial<StandInOptions>, string]>([
  [
    'made without lock',
    { lock: false },
    'La cubeta respondió 400, ObjectLockConfigurationNotFoundError. Crea la cubeta con «object lock».',
  ],
  ['of a service that knows no lock', { ignoresLock: true }, LOCK],
  ['of another secret', { secret: 'otro' }, `La cubeta respondió 403, SignatureDoesNotMatch. ${KEYS}`],
  ['of another id', { id: 'OTRO' }, `La cubeta respondió 403, InvalidAccessKeyId. ${KEYS}`],
  ['in another region', { region: 'us-east-1' }, 'La cubeta respondió 400, AuthorizationHeaderMalformed.'],
  [
    'of another name',
    { bucket: 'otra' },
    'La cubeta respondió 404, NoSuchBucket. Revisa el nombre de la cubeta en EVIDENCIA_S3_URL.',
  ],
])('a bucket %s is told in a sentence', async (_, service, told) => {
  const standIn = await startBucket({ bucket: 'cabezas', ...who, ...service });
  stop = standIn.stop;
  const url = standIn.url.replace(/\/\w+$/, '/cabezas');
  expect(await inBucket({ ...who, url, years: 1 }).take(head(1), [])).toBe(told);
});

test('a clock that is wrong, a service that is busy and one that is away are told', async () => {
  const wrong = await open({}, () => new Date(Date.now() - 3_600_000));
  expect(await wrong.place.take(head(1), [])).toBe(`La cubeta respondió 403, RequestTimeTooSkewed. ${KEYS}`);
  wrong.setAway(true);
  expect(await wrong.place.take(head(1), [])).toBe('La cubeta respondió 503, SlowDown.');
  await wrong.stop();
  stop = undefined;
  expect(await wrong.place.take(head(1), [])).toMatch(/^La cubeta no respondió \(\w+\)\.$/);
});

test('a bucket is configured whole or not at all', () => {
  const rest = { EVIDENCIA_S3_REGION: 'us-east-1', EVIDENCIA_S3_ANOS: 6 };
  expect(bucketOf(rest)).toBeUndefined();
  expect(() => bucketOf({ ...rest, EVIDENCIA_S3_URL: 'https://x/y' })).toThrow(
    'falta EVIDENCIA_S3_ID y EVIDENCIA_S3_SECRETO',
  );
  const all = { ...rest, EVIDENCIA_S3_URL: 'https://x/y', EVIDENCIA_S3_ID: 'a', EVIDENCIA_S3_SECRETO: 'b' };
  expect(placesOf(all).map(({ file }) => file)).toEqual(['guardadas.json']);
  expect(placesOf({ ...all, EVIDENCIA_URL: 'https://z' }).map(({ file }) => file)).toEqual([
    'enviadas.json',
    'guardadas.json',
  ]);
});
