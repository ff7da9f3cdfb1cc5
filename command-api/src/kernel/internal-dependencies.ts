import type { CallBase } from '@power/domain/kernel/call';
import type { Dispatcher } from '@power/infra/platform/commands/dispatcher';
import type { ServiceConfig } from '@power/infra/platform/config';
import type { EventStore } from '@power/infra/platform/event-store/port';
import type { Logger } from '@power/infra/platform/log';
import type pg from 'pg';

/** What the routes between the system's own processes work with. */
export interface InternalDependencies {
  readonly dispatcher: Dispatcher;
  readonly calls: readonly CallBase[];
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly settings: ServiceConfig;
  readonly log: Logger;
}
