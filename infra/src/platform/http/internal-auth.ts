import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a header x-internal-token proves that a service of this system is calling. Constant time. */
export function isInternal(header: string | undefined, internalToken: string): boolean {
  return header !== undefined && internalToken !== '' && timingSafeEqual(digest(header), digest(internalToken));
}
