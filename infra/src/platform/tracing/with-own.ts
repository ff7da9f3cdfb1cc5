import type { EventStore } from '../event-store/port.ts';

/** The log with some of its methods replaced; the rest stay its own, and what it calls itself does too. */
export const withOwn = (store: EventStore, own: Partial<EventStore>): EventStore =>
  new Proxy(store, {
    get(target, name) {
      const found: unknown = Reflect.get(own, name) ?? Reflect.get(target, name, target);
      return typeof found === 'function' ? found.bind(target) : found;
    },
  });
