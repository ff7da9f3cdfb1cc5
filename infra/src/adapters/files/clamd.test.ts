import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clamd } from './clamd.ts';

/** A server that reads one INSTREAM and answers. */
async function withScanner(answer: (content: Buffer) => string, work: (url: string) => Promise<void>): Promise<void> {
  const server = net.createServer((socket) => {
    let seen = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      seen = Buffer.concat([seen, chunk]);
      const parts: Buffer[] = [];
      let at = 'zINSTREAM\0'.length;
      while (at + 4 <= seen.length) {
        const length = seen.readUInt32BE(at);
        if (length === 0) return void socket.end(answer(Buffer.concat(parts)));
        parts.push(seen.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work(`tcp://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

test('a file goes over whole and its verdict comes back; anything else than a verdict is a fault', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'clamd-'));
  const file = path.join(folder, 'file');
  const content = Buffer.alloc(300_000, 'x');
  await writeFile(file, content);
  await withScanner(
    (seen) => (seen.equals(content) ? 'stream: OK\0' : 'stream: Cut-Off FOUND\0'),
    async (url) => expect(await clamd(url).scan(file)).toEqual({ clean: true }),
  );
  await withScanner(
    () => 'stream: Win.Test.EICAR_HDB-1 FOUND\0',
    async (url) => expect(await clamd(url).scan(file)).toEqual({ clean: false, virus: 'Win.Test.EICAR_HDB-1' }),
  );
  await withScanner(
    () => 'INSTREAM size limit exceeded. ERROR\0',
    async (url) => expect(clamd(url).scan(file)).rejects.toThrow('size limit'),
  );
  await expect(clamd('tcp://127.0.0.1:1').scan(file)).rejects.toThrow();
  await rm(folder, { recursive: true });
});
