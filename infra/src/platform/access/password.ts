import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { HASH_COST, type HashCost } from './hash-cost.ts';
import { HashQueue, type Turn } from './hash-queue.ts';

const KEY_BYTES = 32;
const MAX_MEMORY = 160 * 2 ** 20;

/** How many of one address wait: a dozen people of an office that nobody knows yet all get in, within some seconds. */
const OFFICE_AT_NINE = 12;

/** Two at once, since each blocks a thread of the pool and 128 MiB; a hash takes about a third of a second. */
const queue = new HashQueue({ concurrency: 2, perKey: OFFICE_AT_NINE, total: 24, first: 100 });
/** Passwords that somebody with a session, or with a link from a mail, sets. */
const OURS: Turn = { key: 'sistema', first: true };

const derive = (password: string, salt: Buffer, { log2, r, p }: HashCost, turn: Turn): Promise<Buffer> =>
  queue.run(
    turn,
    () =>
      new Promise((resolve, reject) => {
        const cost = { N: 2 ** log2, r, p, maxmem: MAX_MEMORY };
        scrypt(password.normalize('NFC'), salt, KEY_BYTES, cost, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );

const encode = ({ log2, r, p }: HashCost, salt: Buffer, key: Buffer): string =>
  `scrypt$${log2}$${r}$${p}$${salt.toString('base64')}$${key.toString('base64')}`;

/** Hash of a password as stored: `scrypt$<log2 N>$<r>$<p>$<salt base64>$<key base64>`. Throws `Crowded` when too many wait. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  return encode(HASH_COST, salt, await derive(password, salt, HASH_COST, OURS));
}

const NOBODY = encode(HASH_COST, Buffer.alloc(16), Buffer.alloc(KEY_BYTES));

/** A stored hash taken apart; those from before the cost was encode down are of the cost of that time. */
function read(stored: string): { cost: HashCost; salt: Buffer; key: Buffer } {
  const parts = stored.split('$');
  const [salt = '', key = ''] = parts.slice(-2);
  const [log2, r, p] = parts.length === 6 ? parts.slice(1, 4).map(Number) : [17, 8, 1];
  return { cost: { log2: log2!, r: r!, p: p! }, salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') };
}

/**
 * Whether a password fits a stored hash. Without a hash it takes as long and answers false: timing tells nothing
 * (ARCHITECTURE, *Safe by default*). `turn` says whose place in the queue it takes; throws `Crowded` when too many wait.
 */
export async function verifyPassword(password: string, stored: string | undefined, turn: Turn): Promise<boolean> {
  const { cost, salt, key } = read(stored ?? NOBODY);
  const derived = await derive(password, salt, cost, turn);
  return timingSafeEqual(derived, key) && stored !== undefined;
}
