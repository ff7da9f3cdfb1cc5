import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ensureFirstAdmin } from './first-admin.ts';

async function linesFor(answer: RequestListener): Promise<readonly string[] | undefined | string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const commandApiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const lines = await ensureFirstAdmin({ commandApiUrl, internalToken: 't' }).catch((error: Error) => error.message);
  server.closeAllConnections();
  server.close();
  return lines;
}
const body = JSON.stringify({ ok: true, email: 'ana@power.test', link: 'http://x/primer?llave=1' });

test('returns the link for one use', async () => {
  expect(await linesFor((_, res) => res.end(body))).toEqual([
    expect.stringContaining('http://x/primer?llave=1'),
    expect.stringContaining('ana@power.test'),
  ]);
});

test('returns nothing where there is an administrator', async () => {
  expect(await linesFor((_, res) => res.end('{"ok":true}'))).toBeUndefined();
});

test('rejects an answer that breaks off: it may have held the link', async () => {
  const cut: RequestListener = (_, res) => {
    res.writeHead(200, { 'content-length': body.length });
    res.write(body.slice(0, 30), () => res.destroy());
  };
  expect(await linesFor(cut)).toMatch(/^No se pudo crear el primer administrador: [^\n]+\.$/);
});
