import { z } from 'zod';
import { toy, toyService } from './service.testing.ts';

const attach = toy('adjuntar', {
  kind: 'command',
  path: '/juguetes/adjuntar',
  access: { perfiles: ['Administrador'] },
  upload: 10,
  request: z.strictObject({ id: z.string(), nombre: z.string() }),
});
const { accion: _, ...call } = attach;

/** Sends a body to a service that reads the file, or refuses it unread. */
async function send(token: string, headers: Record<string, string>, body: string, reads = true) {
  const seen: unknown[] = [];
  const service = await toyService([call], async (_call, request, context) => {
    if (!reads) return { ok: false, leido: false };
    const chunks: Buffer[] = [];
    for await (const chunk of context.body ?? []) chunks.push(chunk as Buffer);
    seen.push(request, Buffer.concat(chunks).toString());
    return { ok: true };
  });
  try {
    const reply = await fetch(`http://127.0.0.1:${service.port}/juguetes/adjuntar?id=7&nombre=a.txt`, {
      method: 'POST',
      headers: { 'x-token': token, ...headers },
      body,
    });
    return { status: reply.status, json: (await reply.json()) as object, seen };
  } finally {
    await service.close();
  }
}
const file = { 'content-type': 'application/octet-stream' };

test('a file goes to the command as it comes, its fields in the address', async () => {
  const { status, seen } = await send('Administrador', file, 'hola');
  expect([status, ...seen]).toEqual([200, { id: '7', nombre: 'a.txt' }, 'hola']);
});

test('who may not make the call is refused before the file is read', async () => {
  const { status, seen } = await send('Cliente', file, 'hola');
  expect([status, seen]).toEqual([405, []]);
});

test('a refusal is heard although nobody read the file', async () => {
  const { json } = await send('Administrador', file, 'x'.repeat(4_000_000), false);
  expect(json).toEqual({ ok: false, leido: false });
});

test('another type of body is none', async () => {
  expect((await send('Administrador', { 'content-type': 'text/html' }, '<p>')).status).toBe(415);
});
