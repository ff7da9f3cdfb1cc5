import https from 'node:https';
import { isPushService } from '@power/domain/notifications/push-service.shared';
import { publicLookup } from './public-address.ts';
import type { Delivery, Pushed } from './send-pushes.ts';
import type { VapidKeys } from './vapid.ts';
import { webPush } from './web-push.ts';

const WAIT_MS = 10_000;
const TTL_SECONDS = 6 * 3600;

/**
 * Sends through the browser's push service; `subject` is whom it may complain to. Throws on anything but accepted or
 * gone. The address is a client's word: it is connected to as the parser that judges it reads it, at public addresses only.
 */
export const webPushTo =
  (keys: VapidKeys, subject: string, lookup = publicLookup()) =>
  async ({ endpoint, p256dh, auth, contenido }: Delivery): Promise<Pushed> => {
    if (!isPushService(endpoint)) throw new Error('La dirección no es de un servicio de avisos conocido');
    const { method, headers, body } = webPush().generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      contenido,
      {
        vapidDetails: { subject, ...keys },
        TTL: TTL_SECONDS,
      },
    );
    const { hostname, pathname, search } = new URL(endpoint);
    const status = await post({ hostname, path: pathname + search, method, headers, lookup, timeout: WAIT_MS }, body);
    if (status === 404 || status === 410) return 'gone';
    if (status < 200 || status > 299) throw new Error(`El servicio de avisos respondió ${status}`);
    return 'sent';
  };

/** HTTP status of the reply; nothing of its content is believed or kept. */
const post = (options: https.RequestOptions, body: Buffer | string | null): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = https.request(options, (reply) => {
      reply.on('error', reject);
      reply.on('end', () => resolve(reply.statusCode ?? 0));
      reply.resume();
    });
    asked.on('timeout', () => asked.destroy(new Error('El servicio de avisos no responde')));
    asked.on('error', reject);
    asked.end(body ?? undefined);
  });
