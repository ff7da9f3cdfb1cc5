import type { Principal } from '@power/domain/kernel/principal';
import { sessionsInForce } from '@power/infra/platform/http/auth';
import type pg from 'pg';

/** Of these sessions, those still in force: the hub closes the sockets of the others, and of those whose rights have changed. */
export const activeSessions =
  (db: pg.Pool) =>
  (ids: readonly string[]): Promise<ReadonlyMap<string, Principal>> =>
    sessionsInForce(db, ids);
