import { eventCatalogue } from '@power/domain/events';
import type { DomainEvent } from '@power/domain/kernel/event';
import { OLVIDADO, withPersons } from '@power/domain/kernel/personal';
import { PersonForgotten } from '@power/domain/privacy/events';
import { sealingOf } from '@power/infra/adapters/event-store/open-private';
import { OUTBOX_SCHEMA, queueMail } from '@power/infra/adapters/mail/outbox';
import { migrate } from '@power/infra/adapters/postgres/migrate';
import { testEvent } from '@power/infra/laboratory/testing/memory-event-store';
import { DRAFTS_SCHEMA, keepDraft } from '@power/infra/platform/drafts/drafts';
import { eraseBeside } from '@power/infra/platform/privacy/erase-beside';
import { PERSON_KEYS_SCHEMA, PersonKeys } from '@power/infra/platform/privacy/person-keys';
import { withPrivacy } from '@power/infra/platform/privacy/private-store';
import { secretOf } from '@power/infra/platform/privacy/secret';
import type { Projection } from '@power/infra/platform/projection/define';
import { requestAction } from '@power/infra/platform/projection/requests';
import { Harness } from '@power/infra/platform/projection/testing/harness';
import { discover } from '@power/infra/platform/service/discover';
import { jest } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { everyLife } from '../kernel/lives.testing.ts';
import forgetPerson from './forget-person.ts';

const projections = await discover<Projection>(new URL('..', import.meta.url), ['projection']);
const secret = secretOf('un secreto de prueba, bien largo');

/** Words of one person, by which any of them is found in a dump. */
const WORDS = {
  nombre: 'Zoila Zolvidable',
  recibe: 'Zoila Zolvidable',
  contacto: 'Zoila Zolvidable',
  email: 'zoila@zolvidable.test',
  contacto_email: 'zoila@zolvidable.test',
  telefono: '+56 9 4242 4243',
  contacto_telefono: '+56 9 4242 4243',
  rut: '17.171.717-1',
} as Record<string, string>;
const TRACES = ['zolvidable', '4242 4243', '42424243', '17.171.717', '17171717'];

/** Where a sample names nobody and could. */
const MORE: Readonly<Record<string, object>> = {
  OrderDelivered: { recibe: { nombre: 'x', rut: 'x' } },
  ClientPlaceChanged: { antes: { contacto: 'x' }, cambios: { contacto: 'x' } },
  ImportPart: { tipo: 'clientes', filas: [{ fila: 2, valores: { contacto: 'x', contacto_email: 'x' } }] },
};

/** Everybody whom an event names is that person. */
const ofZoila = (event: DomainEvent): DomainEvent => ({
  ...event,
  data: (eventCatalogue.get(event.type)?.personal ?? []).reduce(
    (data: unknown, one) =>
      withPersons(data, one, (part) => ({
        ...part,
        ...Object.fromEntries(one.fields.filter((field) => part[field] && WORDS[field]).map((f) => [f, WORDS[f]])),
      })),
    { ...(event.data as object), ...MORE[event.type] } as unknown,
  ),
});

// Read models that name people are made anew, one after the other, for each who is forgotten.
jest.setTimeout(480_000);
const harness = new Harness();
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'olvido-'));
const keys = () => new PersonKeys(harness.pool, () => secret);
const store = () =>
  withPrivacy(
    harness.store,
    sealingOf(harness.pool, () => secret),
    async () => undefined,
  );

/** SQLSTATE of a table that is not there. */
const NO_TABLE = '42P01';

/** Tables that hold any of these words, in any column; looks at all of them again when a rebuild exchanged one meanwhile. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  for (;;)
    try {
      return await searchTables(words);
    } catch (error) {
      if ((error as { code?: string }).code !== NO_TABLE) throw error;
    }
}

async function searchTables(words: readonly string[]): Promise<string[]> {
  const tables = await harness.query<{ name: string }>(
    "SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables WHERE schemaname IN ('read', 'ops', 'log')",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await harness.query<{ row: string }>(`SELECT lower(t::text) AS row FROM ${name} t`);
    if (rows.some(({ row }) => words.some((word) => row.includes(word)))) found.push(name);
  }
  return found.toSorted();
}

/** What command-api does, which is tried there. */
const issue = async (name: string, request: Record<string, unknown>) => {
  if (name === 'rebuild-projection') await requestAction(harness.pool, String(request.proyeccion), 'rebuild');
  if (name === 'erase-person') {
    await eraseBeside(harness.pool, dataDir, [WORDS.email!, WORDS.rut!, WORDS.nombre!]);
    await keys().destroy(String(request.persona), (await harness.store.head())!);
  }
  return { ok: true };
};

/** The process has come to the end of the log, and all that it asked for is carried out. */
async function done(): Promise<void> {
  await harness.until(async () => {
    // In this order: what the process asks for is there before it has come on.
    const behind = await harness.query('SELECT FROM ops.process_state WHERE position < $1', [
      String(await harness.store.head()),
    ]);
    const open = await harness.query('SELECT FROM ops.projection_requests WHERE finished_at IS NULL');
    return open.length === 0 && behind.length === 0;
  });
  await harness.settled(projections.map(({ name }) => name));
}

beforeAll(async () => {
  await harness.open();
  await migrate(harness.pool, PERSON_KEYS_SCHEMA, OUTBOX_SCHEMA, DRAFTS_SCHEMA);
  for (const { stream, events } of everyLife(projections, ofZoila)) await store().append(stream, events, 'any');
  await harness.start({ projections, processes: [forgetPerson], issue, store: store(), batchSize: 500 });
  await harness.settled(projections.map(({ name }) => name));
  // Among the samples is that of somebody who was forgotten.
  await done();
});
afterAll(async () => {
  await harness.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('a person is found wherever the log names them, before anybody is forgotten', async () => {
  const rows = await harness.query<{ _id: string; tipos: string[]; donde: string }>(
    "SELECT _id, tipos, donde FROM read.person_list WHERE lower(nombre) LIKE '%zolvidable%' ORDER BY _id",
  );
  expect(rows.map(({ _id }) => _id)).toEqual(
    expect.arrayContaining(['correo:zoila@zolvidable.test', 'rut:17171717-1']),
  );
  const naming = [...eventCatalogue.values()].filter(({ personal }) => personal.length > 0);
  const seen = new Set(rows.flatMap(({ tipos }) => tipos));
  expect(naming.map(({ type }) => type).filter((type) => !seen.has(type))).toEqual([]);
  // The log itself has no word of them.
  expect(JSON.stringify(harness.store.events.map(({ data }) => data)).toLowerCase()).not.toContain('zolvidable');
});

test('once they are forgotten no column of any table and no file holds a word of them', async () => {
  await queueMail(harness.pool, {
    id: 'm1',
    para: WORDS.email!,
    asunto: 'Mañana',
    texto: `Hola ${WORDS.nombre}`,
    minutos: 60,
  });
  await queueMail(harness.pool, { id: 'm2', para: 'otra@cliente.test', asunto: 'Hola', texto: 'Hola', minutos: 60 });
  await keepDraft(harness.pool, 'u1', 'cliente/7', {
    contenido: `{"n":"${WORDS.nombre}"}`,
    version: 1,
    dispositivo: 'd',
  });
  mkdirSync(path.join(dataDir, 'exports'));
  const sheet = path.join(dataDir, 'exports', 'planilla.xlsx');
  writeFileSync(sheet, 'x');
  expect((await tablesWith(TRACES)).length).toBeGreaterThan(5);

  const people = await harness.query<{ _id: string; tipos: string[] }>(
    "SELECT _id, tipos FROM read.person_list WHERE lower(nombre) LIKE '%zolvidable%'",
  );
  for (const { _id, tipos } of people) {
    const persona = (await keys().of([_id])).get(_id)!.id;
    await store().append(
      `person-${persona}`,
      [testEvent(PersonForgotten({ persona, motivo: 'x', tipos }))],
      'no-stream',
    );
  }
  await done();
  expect(await harness.query('SELECT FROM ops.person_keys WHERE olvidada IS NOT NULL')).toHaveLength(people.length);

  expect(await tablesWith(TRACES)).toEqual([]);
  expect(existsSync(sheet)).toBe(false);
  expect(await harness.query('SELECT id FROM ops.outbox')).toEqual([{ id: 'm2' }]);
  expect(await harness.query('SELECT projection, error FROM ops.parked_events')).toEqual([]);
  expect(await tablesWith([OLVIDADO])).toEqual(
    expect.arrayContaining(['read.stop_list_history', 'read.training_list_history']),
  );
  expect(await harness.query("SELECT nombre FROM read.person_list WHERE nombre LIKE '%olvidado%'")).toEqual([]);
});
