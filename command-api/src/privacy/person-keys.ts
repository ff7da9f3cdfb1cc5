import { PersonKeys } from '@power/infra/platform/privacy/person-keys';
import { installationSecret } from '@power/infra/platform/privacy/secret';
import { settings } from '@power/infra/platform/service/settings';
import type pg from 'pg';

/** The keys of persons, as this service's configuration gives them. */
export const personKeys = (db: pg.Pool): PersonKeys =>
  new PersonKeys(db, () => installationSecret(settings.DATA_DIR, settings.PRIVACIDAD_LLAVE));
