import { createDecipheriv, createECDH, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import http from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const HOST = 'fcm.googleapis.com';

/** What a system is started with so that it posts to the stand-in of that port. */
export const pushEnvironment = (port) => ({
  NODE_OPTIONS: `--import=${pathToFileURL(path.join(import.meta.dirname, 'push-redirect.mjs')).href}`,
  PUSH_STANDIN_HOST: HOST,
  PUSH_STANDIN: `http://127.0.0.1:${port}`,
});

/**
 * Stands in for the browsers' push service, which a test neither has nor may bother: the system believes to post to a
 * real one ({@link HOST}), `push-redirect.mjs` leads that traffic here.
 */
export async function startPushService(port) {
  const pushes = [];
  const waiting = new Set();
  const server = http.createServer(async (request, reply) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    pushes.push({ path: request.url, headers: request.headers, body: Buffer.concat(parts) });
    reply.writeHead(201).end();
    for (const look of waiting) look();
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    /** The first push to a browser; the job that sends them comes by every 15 s. */
    pushTo: ({ endpoint }) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => {
          waiting.delete(look);
          reject(new Error(`no push came to ${endpoint}`));
        }, 60_000);
        const look = () => {
          const found = pushes.find((p) => p.path === new URL(endpoint).pathname);
          if (!found) return;
          clearTimeout(late);
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** What a browser's PushManager gives: an address of its own and the keys with which pushes to it are sealed. */
export function pushBrowser() {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint: `https://${HOST}/fcm/send/${randomBytes(12).toString('hex')}`,
    p256dh: keys.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
    /** Opens a sealed push as a browser does (RFC 8291 over RFC 8188, one record). */
    open(body) {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body[20]);
      const sealed = body.subarray(21 + body[20]);
      const prk = createHmac('sha256', auth).update(keys.computeSecret(sender)).digest();
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender, Buffer.from([1])]);
      const secret = createHmac('sha256', prk).update(info).digest();
      const derive = (what, length) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length));
      const cipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      cipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}
