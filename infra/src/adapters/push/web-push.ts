import { createRequire } from 'node:module';
import type WebPush from 'web-push';
import { once } from '../../platform/once.ts';

/** The protocol of push services, loaded with the first that is sent to. */
export const webPush = once(() => createRequire(import.meta.url)('web-push') as typeof WebPush);
