import { eventCatalogue } from '@power/domain/events';
import type pg from 'pg';
import type { EventStore } from '../../platform/event-store/port.ts';
import { PERSON_KEYS_SCHEMA, PersonKeys } from '../../platform/privacy/person-keys.ts';
import { withPrivacy } from '../../platform/privacy/private-store.ts';
import { personalTypes, Sealing } from '../../platform/privacy/sealing.ts';
import type { PrivacySecret } from '../../platform/privacy/secret.ts';
import { migrate } from '../postgres/migrate.ts';
import { createPool } from '../postgres/pool.ts';

const types = personalTypes(eventCatalogue.values());

/** How the words of persons are put under their keys; `remember` as {@link Sealing} has it. */
export const sealingOf = (db: pg.Pool, secret: () => PrivacySecret, remember?: boolean): Sealing =>
  new Sealing(types, new PersonKeys(db, secret), remember);

/** A log whose persons have keys in a database. Throws `ConfigError` where the secret is not that of those keys. */
export async function openPrivate<S extends EventStore>(
  store: S,
  databaseUrl: string,
  secret: () => PrivacySecret,
): Promise<S> {
  const db = createPool(databaseUrl, { max: 2, name: 'person-keys' });
  try {
    const { rows } = await db.query<{ there: boolean }>("SELECT to_regclass('ops.person_keys') IS NOT NULL AS there");
    // Who only looks on may not create anything, and need not.
    if (!rows[0]!.there) await migrate(db, PERSON_KEYS_SCHEMA);
    await new PersonKeys(db, secret).check();
    return withPrivacy(store, sealingOf(db, secret), () => db.end());
  } catch (error) {
    await db.end();
    throw error;
  }
}
