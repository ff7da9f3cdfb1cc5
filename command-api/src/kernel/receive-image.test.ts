import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { MAX_IMAGEN } from '@power/domain/kernel/images';
import { isRejection } from '@power/domain/kernel/rejection';
import { directoryStore } from '@power/infra/adapters/files/directory-store';
import sharp from 'sharp';
import { receiveImage } from './receive-image.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'images-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const receive = (content: Buffer | string) =>
  receiveImage(Readable.from([Buffer.from(content)]), 'foto.png', directoryStore(folder));
const left = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((e) => e.isFile()).map((e) => e.name);
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0.5 } } });
const kept = (sha256: string): Promise<Buffer> => readFile(path.join(folder, sha256.slice(0, 2), sha256.slice(2)));

test('a picture is drawn anew in two sizes, upright, and what was hidden in it is gone', async () => {
  const photo = await blank(2400, 600)
    .withExif({ IFD0: { Copyright: 'oculto' } })
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  const found = await receive(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')]));
  if (isRejection(found)) throw new Error(found.mensaje);
  expect(found).toMatchObject({ ancho: 300, alto: 1200 });
  const [large, small] = await Promise.all([kept(found.grande), kept(found.miniatura)]);
  const told = await sharp(large).metadata();
  expect([told.format, told.hasAlpha, told.exif]).toEqual(['jpeg', false, undefined]);
  expect(await sharp(small).metadata()).toMatchObject({ width: 40, height: 160 });
  expect(large.includes('script')).toBe(false);
  expect(await left()).toHaveLength(2);
});

test('a small picture is not blown up', async () => {
  expect(await receive(await blank(90, 60).webp().toBuffer())).toMatchObject({ ancho: 90, alto: 60 });
});

test.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'TIPO_NO_PERMITIDO'],
  ['HTML', '<html><script>alert(1)</script>', 'TIPO_NO_PERMITIDO'],
  ['a PDF', '%PDF-1.7\n', 'TIPO_NO_PERMITIDO'],
  ['a picture by its first bytes alone', Buffer.from('89504e470d0a1a0a00', 'hex'), 'IMAGEN_ILEGIBLE'],
  ['too many bytes', Buffer.alloc(MAX_IMAGEN + 1), 'ARCHIVO_MUY_GRANDE'],
])('%s is refused and nothing of it is kept', async (_, content, codigo) => {
  expect(await receive(content)).toMatchObject({ codigo });
  expect(await left()).toEqual([]);
});
