import { createStore } from './store.ts';
import { within } from './within.ts';

/** A server that says nothing for so long is away. */
const PROBE_MS = 10_000;

/** Whether calls reach the server; false shows 'Sin conexión' until one gets through again. */
export const online = createStore(true);

/** Whether what is asked for now can come. Code that is asked for in vain is lost to the page: a browser remembers that it did not come. */
export const reachable = (): boolean => navigator.onLine && online.get();

let probe: ReturnType<typeof setTimeout> | undefined;

/** A call did not reach the server: say so and look every 3 s whether it is back. */
export function lostConnection(): void {
  online.set(false);
  probe ??= setTimeout(look, 3000);
}

export function backOnline(): void {
  if (probe) clearTimeout(probe);
  probe = undefined;
  online.set(true);
}

/** Asks the server whether it is there, and remembers the answer. */
export async function reach(): Promise<boolean> {
  try {
    const response = await within(PROBE_MS, (signal) =>
      fetch('/appversion/accesoFront', { cache: 'no-store', signal }),
    );
    // 502 and 503 come from a gateway whose services are still starting.
    if (response.status < 500) {
      backOnline();
      return true;
    }
  } catch {
    // still away
  }
  lostConnection();
  return false;
}

function look(): void {
  probe = undefined;
  void reach();
}

if (typeof window !== 'undefined') {
  // The browser knows before any call has failed.
  window.addEventListener('offline', lostConnection);
  window.addEventListener('online', () => {
    if (!online.get()) look();
  });
}
