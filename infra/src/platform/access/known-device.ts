import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Accounts that one device is remembered for; a counter that everybody uses forgets the oldest. */
const ACCOUNTS = 20;

interface Device {
  readonly id: string;
  readonly accounts: readonly string[];
}

const proof = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(`equipo\n${body}`).digest('base64url');

/** What the client keeps (`x-equipo`) after a sign-in: this device has signed in as these accounts. It opens nothing. */
export function rememberDevice(secret: string, account: string, former: string | undefined): string {
  const known = readDevice(secret, former) ?? { id: randomBytes(12).toString('base64url'), accounts: [] };
  const accounts = [account, ...known.accounts.filter((one) => one !== account)].slice(0, ACCOUNTS);
  const body = `${known.id}.${accounts.join('~')}`;
  return `${body}.${proof(secret, body)}`;
}

/** Id of the device when it has signed in as that account before; undefined for a stranger or a forged word. */
export function knownDevice(secret: string, token: string | undefined, account: string): string | undefined {
  const device = readDevice(secret, token);
  return device?.accounts.includes(account) ? device.id : undefined;
}

/** Whether this device has signed in as anybody before. */
export const isKnownDevice = (secret: string, token: string | undefined): boolean =>
  readDevice(secret, token) !== undefined;

function readDevice(secret: string, token: string | undefined): Device | undefined {
  const [, body, id, accounts, given] = /^(([\w-]{16})\.([\w~-]{1,2000}))\.([\w-]{43})$/.exec(token ?? '') ?? [];
  if (!body || !id || !accounts || !given) return undefined;
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(proof(secret, body)))) return undefined;
  return { id, accounts: accounts.split('~') };
}
