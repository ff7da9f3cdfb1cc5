import { defineAggregate, on } from '../kernel/aggregate.ts';
import { PushSubscribed, PushUnsubscribed } from './events.ts';

/** Browsers in which a person wants to be told while the page is closed; by id, the oldest first. */
export const pushSubscriptions = defineAggregate<{ readonly ids: readonly string[] }>('push', { ids: [] }, [
  on(PushSubscribed, (s, d) => ({ ids: [...s.ids.filter((id) => id !== d.id), d.id] })),
  on(PushUnsubscribed, (s, d) => ({ ids: s.ids.filter((id) => id !== d.id) })),
]);

/** Push services of the browsers. The server posts to the address that a client names, so only these hosts are believed. */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
  '.push.apple.com',
];
export const isPushService = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username } = new URL(address);
  return (
    protocol === 'https:' &&
    port === '' &&
    username === '' &&
    SERVICES.some((service) => (service.startsWith('.') ? hostname.endsWith(service) : hostname === service))
  );
};
export const MAX_BROWSERS = 10;
