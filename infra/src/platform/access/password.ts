import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt cost of DESIGN §10: N = 2^17, r = 8, p = 1 needs 128 MiB for each hash under way. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 160 * 2 ** 20 };
const KEY_BYTES = 32;
/** Hashes computed at once: each blocks a thread of the pool and 128 MiB, so a burst of log-ins queues instead. */
const CONCURRENCY = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function limited<T>(work: () => Promise<T>): Promise<T> {
  if (running >= CONCURRENCY) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  limited(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFC'), salt, KEY_BYTES, COST, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );

/** Hash of a password as stored: `scrypt$<salt base64>$<key base64>`. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  return `scrypt$${salt.toString('base64')}$${(await derive(password, salt)).toString('base64')}`;
}

const NOBODY = `scrypt$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(KEY_BYTES).toString('base64')}`;

/** Whether a password fits a stored hash. Without a hash it takes as long and answers false: timing tells nothing (DESIGN §10). */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, salt = '', key = ''] = (stored ?? NOBODY).split('$');
  const derived = await derive(password, Buffer.from(salt, 'base64'));
  return timingSafeEqual(derived, Buffer.from(key, 'base64')) && stored !== undefined;
}
