import { createReadStream } from 'node:fs';
import net from 'node:net';
import type { VirusScan } from '../../platform/files/file-store.ts';

const SILENCE_MS = 30_000;

/** clamd over TCP (`tcp://host:3310`), by its INSTREAM command: chunks with their length before them, an empty one last. */
export function clamd(url: string): VirusScan {
  const { hostname, port } = new URL(url);
  return {
    scan: (path) =>
      new Promise((resolve, reject) => {
        const socket = net.connect({ host: hostname, port: Number(port || 3310) });
        const file = createReadStream(path, { highWaterMark: 64 * 1024 });
        let reply = '';
        const fail = (error: Error) => {
          socket.destroy();
          file.destroy();
          reject(error);
        };
        socket.setTimeout(SILENCE_MS, () => fail(new Error('clamd is silent')));
        socket.once('error', fail);
        file.once('error', fail);
        socket.on('data', (chunk: Buffer) => (reply += chunk.toString('latin1')));
        socket.once('end', () => {
          const said = reply.replaceAll('\0', '').trim();
          const found = /^stream: (.+) FOUND$/.exec(said)?.[1];
          if (found) resolve({ clean: false, virus: found });
          else if (said === 'stream: OK') resolve({ clean: true });
          else fail(new Error(`clamd: ${said || 'no answer'}`));
        });
        socket.once('connect', () => {
          socket.write('zINSTREAM\0');
          file.on('data', (chunk) => {
            const length = Buffer.alloc(4);
            length.writeUInt32BE(chunk.length);
            socket.write(length);
            if (!socket.write(chunk)) {
              file.pause();
              socket.once('drain', () => file.resume());
            }
          });
          file.once('end', () => socket.write(Buffer.alloc(4)));
        });
      }),
  };
}
