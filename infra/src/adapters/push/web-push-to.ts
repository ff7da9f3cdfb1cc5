import webpush from 'web-push';
import type { Delivery, Pushed } from './send-pushes.ts';
import type { VapidKeys } from './vapid.ts';

const WAIT_MS = 10_000;
const TTL_SECONDS = 6 * 3600;

/** Sends through the browser's push service; `subject` is whom it may complain to. Throws on anything but accepted or gone. */
export const webPushTo =
  (keys: VapidKeys, subject: string) =>
  async ({ endpoint, p256dh, auth, contenido }: Delivery): Promise<Pushed> => {
    try {
      await webpush.sendNotification({ endpoint, keys: { p256dh, auth } }, contenido, {
        vapidDetails: { subject, ...keys },
        TTL: TTL_SECONDS,
        timeout: WAIT_MS,
      });
      return 'sent';
    } catch (error) {
      const { statusCode } = error as { statusCode?: number };
      if (statusCode === 404 || statusCode === 410) return 'gone';
      throw new Error(statusCode ? `El servicio de avisos respondió ${statusCode}` : (error as Error).message, {
        cause: error,
      });
    }
  };
