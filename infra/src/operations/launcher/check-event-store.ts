import { ConfigError } from '../../platform/config-error.ts';
import { withoutCredentials } from '../../platform/without-credentials.ts';

/** Milliseconds within which a server at the address of EVENTSTORE_URL must answer at the start. */
const PATIENCE = 8000;

/**
 * Proves, before anything is started, that an EventStoreDB answers at the address of EVENTSTORE_URL. Throws
 * {@link ConfigError} with one line when nobody does, when the name leads nowhere, or when somebody else answers.
 */
export async function checkEventStore(url: string | undefined): Promise<void> {
  if (!url) return;
  const { openEventStore } = await import('../../adapters/event-store/open-event-store.ts');
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ConfigError(`EVENTSTORE_URL: en ${withoutCredentials(url)} nadie responde como EventStoreDB.`)),
      PATIENCE,
    );
  });
  try {
    const store = await Promise.race([openEventStore({ databaseUrl: '', eventstoreUrl: url }), silence]);
    await store.close();
  } finally {
    clearTimeout(timer);
  }
}
