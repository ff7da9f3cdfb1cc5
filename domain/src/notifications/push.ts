import { defineAggregate, on } from '../kernel/aggregate.ts';
import { PushSubscribed, PushUnsubscribed } from './events.ts';

/** A browser, and the session in which its person asked to be told. */
export interface Subscription {
  readonly id: string;
  readonly sesion: string | undefined;
}

/** Browsers in which a person wants to be told while the page is closed; the oldest first. */
export const pushSubscriptions = defineAggregate<{ readonly browsers: readonly Subscription[] }>(
  'push',
  { browsers: [] },
  [
    on(PushSubscribed, (s, { id, sesion }) => ({ browsers: [...without(s.browsers, id), { id, sesion }] })),
    on(PushUnsubscribed, (s, { id }) => ({ browsers: without(s.browsers, id) })),
  ],
);
const without = (browsers: readonly Subscription[], gone: string): readonly Subscription[] =>
  browsers.filter(({ id }) => id !== gone);
export const isSubscribed = (browsers: readonly Subscription[], wanted: string): boolean =>
  browsers.some(({ id }) => id === wanted);

export const MAX_BROWSERS = 10;
