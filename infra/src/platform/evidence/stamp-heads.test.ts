import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { appendHead, FIRST, type TreeHead } from './heads.ts';
import { readStamped, stampHead, stampOver } from './stamp-heads.ts';

let folder: string;
let server: Server;
let url: string;
let asked: Buffer[];
let status = 200;

const head = (tamano: number): TreeHead => ({
  registro: 'r',
  tamano,
  raiz: 'a'.repeat(64),
  posicion: String(tamano),
  sellado: '-1',
  instante: '2026-03-02T12:00:00.000Z',
  anterior: FIRST,
  firmas: [],
});
const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([
    Buffer.from(content.length < 128 ? [tag, content.length] : [tag, 0x82, content.length >> 8, content.length & 255]),
    content,
  ]);
};
/** A stand-in for an authority: it repeats imprint and nonce of the request as one does, without signing. */
function answerTo(request: Buffer): Buffer {
  const imprint = request.subarray(5, 5 + 51);
  const nonce = request.subarray(56, 56 + 11);
  const info = der(0x30, Buffer.from('020101', 'hex'), imprint, der(0x18, Buffer.from('20260302120100Z')), nonce);
  const token = der(0x30, Buffer.from('060b2a864886f70d0109100104', 'hex'), der(0xa0, der(0x04, info)));
  return der(0x30, der(0x30, Buffer.from('020100', 'hex')), token);
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sellos-'));
  asked = [];
  status = 200;
  server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      asked.push(body);
      reply
        .writeHead(status)
        .end(request.headers['content-type'] === 'application/timestamp-query' ? answerTo(body) : '');
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(async () => {
  await new Promise((done) => server.close(done));
  rmSync(folder, { recursive: true, force: true });
});
const at = (minutes: number): Date => new Date(Date.parse('2026-03-02T12:00:30.000Z') + minutes * 60_000);

test('the last head is stamped once an hour while there is news, and its answer is kept', async () => {
  expect(await stampHead(folder, url, at(0))).toMatchObject({ tamano: 0, pedido: null });
  appendHead(folder, head(5));
  expect(await stampHead(folder, url, at(0))).toEqual({
    tamano: 5,
    instante: '2026-03-02T12:01:00.000Z',
    error: null,
    pedido: at(0).toISOString(),
  });
  appendHead(folder, head(9));
  expect((await stampHead(folder, url, at(59))).tamano).toBe(5);
  expect((await stampHead(folder, url, at(61))).tamano).toBe(9);
  // No news: nobody is asked.
  await stampHead(folder, url, at(200));
  expect(asked).toHaveLength(2);
  expect(stampOver(folder, 4)).toMatchObject({ tamano: 5, texto: expect.stringContaining('power-cabeza-1') });
  expect(stampOver(folder, 6)).toMatchObject({ tamano: 9 });
  expect(stampOver(folder, 10)).toBeUndefined();
});

test('an authority that is away is told, asked again after five minutes, and takes nothing from what was stamped', async () => {
  appendHead(folder, head(5));
  await stampHead(folder, url, at(0));
  appendHead(folder, head(9));
  status = 503;
  expect(await stampHead(folder, url, at(61))).toMatchObject({
    tamano: 5,
    error: 'La autoridad de sellado respondió 503.',
  });
  status = 200;
  await stampHead(folder, url, at(63));
  expect(readStamped(folder).tamano).toBe(5);
  expect(await stampHead(folder, url, at(67))).toMatchObject({ tamano: 9, error: null });
});

test('one that nobody reaches is told in words', async () => {
  appendHead(folder, head(5));
  expect(await stampHead(folder, 'http://127.0.0.1:1/', at(0))).toMatchObject({
    error: 'La autoridad de sellado no respondió.',
  });
});
