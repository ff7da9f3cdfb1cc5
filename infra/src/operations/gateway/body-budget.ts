import type { IncomingMessage } from 'node:http';
import { isThisMachine, network } from '../../platform/http/client-address.ts';
import { tooMany, unavailable } from '../../platform/http/refusals.ts';
import { Tally } from '../../platform/http/tally.ts';

export interface BodyBounds {
  /** Bodies of one session, and of one address, that may be on their way at once. */
  readonly perSession: number;
  readonly perAddress: number;
  /** Bytes of all unfinished bodies; beyond, only small ones go on. */
  readonly bytes: number;
}

/** Bodies arrive in a moment: whoever has this many on their way holds them back. */
export const BODY_BOUNDS: BodyBounds = { perSession: 32, perAddress: 200, bytes: 128 * 1024 * 1024 };
/** What people type fits in here, and is taken whatever others hold back. */
const SMALL = 64 * 1024;

/** Place of one body among those under way. */
export interface BodyPlace {
  /** So many bytes more have come. Throws a 503 when there is no room for a large body. */
  grow(bytes: number): void;
  close(): void;
}

/**
 * Bounds what unfinished bodies hold: how many each session and each address may have on their way, and the memory of all.
 * `open` throws a 429. The machine itself is exempt by address, as from the rate limit.
 */
export function createBodyBudget({ perSession, perAddress, bytes }: BodyBounds = BODY_BOUNDS): {
  open(req: IncomingMessage, address: string): BodyPlace;
} {
  const underWay = new Tally();
  let held = 0;
  return {
    open(req, address) {
      const token = req.headers['x-token'];
      const keys = [
        ...(typeof token === 'string' ? [[`sesion ${token}`, perSession] as const] : []),
        ...(isThisMachine(address) ? [] : [[`origen ${network(address)}`, perAddress] as const]),
      ];
      if (keys.some(([key, most]) => underWay.of(key) >= most)) throw tooMany();
      for (const [key] of keys) underWay.change(key, 1);
      let size = 0;
      let closed = false;
      return {
        grow(more) {
          size += more;
          held += more;
          if (held > bytes && size > SMALL) throw unavailable();
        },
        close() {
          if (closed) return;
          closed = true;
          held -= size;
          for (const [key] of keys) underWay.change(key, -1);
        },
      };
    },
  };
}
