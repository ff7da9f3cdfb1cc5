import http from 'node:http';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import type { Service } from './service.ts';
import { toy, toyService } from './service.testing.ts';

let service: Service;
const long = { lineas: Array.from({ length: 5000 }, (_, n) => ({ n, nombre: 'Cámara ñ' })) };
beforeAll(async () => {
  service = await toyService([toy('larga'), toy('corta')], async (call) => (call.name === 'larga' ? long : { n: 1 }));
});
afterAll(() => service.close());

const ask = (accion: string, accepted?: string): Promise<http.IncomingMessage> =>
  new Promise((resolve, fail) => {
    const headers = {
      'content-type': 'application/json',
      'x-token': 'Cliente',
      ...(accepted !== undefined && { 'accept-encoding': accepted }),
    };
    http
      .request({ port: service.port, host: '127.0.0.1', path: '/juguetes/listar', method: 'POST', headers }, resolve)
      .once('error', fail)
      .end(JSON.stringify({ accion }));
  });

test('a long reply goes compressed to whoever takes that, and says the same', async () => {
  const packed = await ask('larga', 'gzip, br');
  expect([packed.statusCode, packed.headers['content-encoding'], packed.headers['content-type']]).toEqual([
    200,
    'gzip',
    'application/json; charset=utf-8',
  ]);
  expect(Number(packed.headers['content-length'])).toBeLessThan(JSON.stringify(long).length / 5);
  expect(JSON.parse(await text(packed.pipe(createGunzip())))).toEqual(long);
});

test.each([
  ['larga', undefined, long],
  ['larga', 'identity', long],
  ['larga', 'gzip;q=0', long],
  ['corta', 'gzip', { n: 1 }],
])('%s for %s goes as it is', async (accion, accepted, reply) => {
  const plain = await ask(accion, accepted);
  expect([plain.headers['content-encoding'], JSON.parse(await text(plain))]).toEqual([undefined, reply]);
});
