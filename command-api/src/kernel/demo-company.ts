import type { Rejection } from '@power/domain/kernel/rejection';
import { openHistoryLoad } from '@power/infra/adapters/event-store/open-load';
import { sealingOf } from '@power/infra/adapters/event-store/open-private';
import { openEventStore, type EventLogConfig } from '@power/infra/adapters/event-store/open-event-store';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { recordProgramUse } from '@power/infra/operations/demo/program-use';
import { runOf, type Run } from '@power/infra/operations/demo/seeding/run';
import { tellingOf, type Telling } from '@power/infra/operations/demo/seeding/telling';
import type { CommandHandler } from '@power/infra/platform/commands/handler';
import { NUMBERS_SCHEMA, raiseCounter } from '@power/infra/platform/commands/numbers';
import { BulkLog, type HistoryLoad, type PlacedEvent } from '@power/infra/platform/event-store/bulk-log';
import type { EventStore } from '@power/infra/platform/event-store/port';
import type { FileStore } from '@power/infra/platform/files/file-store';
import { PERSON_KEYS_SCHEMA } from '@power/infra/platform/privacy/person-keys';
import type { PrivacySecret } from '@power/infra/platform/privacy/secret';
import { loadedHistory, recordHistory } from '@power/infra/platform/projection/loaded-history';
import { migrateOps } from '@power/infra/platform/projection/schema';
import type pg from 'pg';
import { historyTeller } from './demo-commands.ts';
import { figureText } from '@power/domain/kernel/figures';

export interface Refusal {
  readonly commandId: string;
  readonly codigo: string;
  readonly mensaje: string;
}

export interface LoadedDemo {
  readonly events: number;
  readonly orders: number;
  readonly refused: readonly Refusal[];
}

export interface DemoOptions {
  readonly config: EventLogConfig;
  /** Of the same database as the read models. */
  readonly pool: pg.Pool;
  readonly handlers: readonly CommandHandler[];
  readonly files: FileStore;
  /** The installation's secret over persons, under whose keys their words are put; unset: they stay plain. */
  readonly privacy?: () => PrivacySecret;
  /** What is told when the log is empty; a telling that was broken off is told on as it began. */
  readonly wanted: Run;
  /** Of the password that all demo people share. */
  readonly hash: string;
  /** Module that fills the read models beside, see `serveFill`; without it the projector does when it starts. */
  readonly readModels?: URL | undefined;
  say(line: string): void;
}

/**
 * Brings the demo company into an empty log, before any service runs: its commands are decided in this process and its
 * events written in bulk. All of it again writes nothing. Answers `propio` when the log holds somebody's own work and
 * `completo` when the company was there.
 */
export async function loadDemoCompany(options: DemoOptions): Promise<LoadedDemo | 'propio' | 'completo'> {
  const { config, pool, hash, wanted } = options;
  await migrateOps(pool);
  await migrate(pool, NUMBERS_SCHEMA, PERSON_KEYS_SCHEMA);
  const store = await openEventStore(config);
  try {
    const [first] = await store.readAll({ limit: 1 });
    // Before its first event, and not after: a log that holds events and no identity lost it.
    if (!first) await store.establish?.();
    const run = first ? runOf(first.metadata.commandId) : wanted;
    if (!run) return 'propio';
    if (first && (await loadedHistory(pool)) !== undefined) return 'completo';
    const telling = tellingOf(run, hash);
    // Another start may have been killed after the last event and before what follows it.
    const before = first && (await tell(options, telling, nowhere));
    const end = before && (await findEnd(store, before.last));
    const told = before && end ? { ...before, news: end.position } : await load(options, telling);
    for (const [series, value] of told.numbers) await raiseCounter(pool, series, value);
    await recordProgramUse(pool, run);
    await recordHistory(pool, told.news);
    return { events: told.count, orders: telling.orders, refused: told.refused };
  } finally {
    await store.close();
  }
}

/** Takes a history and keeps nothing of it. */
const nowhere: HistoryLoad = {
  write: () => Promise.resolve(0n),
  commit: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

async function findEnd(store: EventStore, last: PlacedEvent | undefined) {
  if (!last) return undefined;
  const [found] = await store.read(last.stream, { from: last.version, limit: 1 });
  return found?.id === last.id ? found : undefined;
}

interface Told {
  readonly count: number;
  readonly last: PlacedEvent | undefined;
  readonly numbers: ReadonlyMap<string, number>;
  /** Position behind which there is news. */
  readonly news: bigint;
  readonly refused: readonly Refusal[];
}

async function load(options: DemoOptions, telling: Telling): Promise<Told> {
  const { users, customers, products } = telling;
  options.say(`Creando ${users} usuarios, ${figureText(customers)} clientes y ${figureText(products)} productos…`);
  const target = await openHistoryLoad(
    options.config,
    options.readModels && {
      program: options.readModels,
      failed: (why) => options.say(`Los listados se llenarán al iniciar los servicios (${why}).`),
    },
  );
  try {
    const told = await tell(options, telling, target, options.say);
    await target.commit();
    return told;
  } finally {
    await target.close();
  }
}

async function tell(
  { handlers, pool, files, privacy }: DemoOptions,
  { setUp, history, again, steps, nightly, closing, orders, newsFrom, numbers }: Telling,
  target: HistoryLoad,
  say: (line: string) => void = () => undefined,
): Promise<Told> {
  const sealing = privacy && sealingOf(pool, privacy, true);
  const log = new BulkLog(target, again, sealing && target !== nowhere ? (events) => sealing.seal(events) : undefined);
  const teller = historyTeller({ store: log, pool, handlers, files });
  for (const [series, value] of Object.entries(numbers)) teller.numbers.last.set(series, value);
  const refused: Refusal[] = [];
  const note = (commandId: string, refusal: Rejection | undefined): void => {
    if (refusal) refused.push({ commandId, codigo: refusal.codigo, mensaje: refusal.mensaje });
  };
  for (const command of setUp) note(command.commandId, await teller.execute(command));
  say(`Registrando 18 meses de operación: ${figureText(orders)} pedidos…`);
  let news: bigint | undefined;
  let told = 0;
  for (const step of history()) {
    if ((step[0]?.now ?? '') >= newsFrom) news ??= (await log.flush()) ?? 0n;
    for (const command of step) note(command.commandId, await teller.execute(command));
    if ((told += 1) % Math.ceil(steps / 4) === 0) say(`… ${Math.round((told * 4) / steps) * 25} %`);
  }
  for (const command of nightly) note(command.commandId, await teller.execute(command));
  const before = await log.flush();
  // Alone and after everything else: whoever finds it knows that the rest is there.
  note(closing.commandId, await teller.execute(closing));
  const end = await log.flush();
  return { count: log.count, last: log.last, numbers: teller.numbers.last, news: news ?? before ?? end ?? 0n, refused };
}
