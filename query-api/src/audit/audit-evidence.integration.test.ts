import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { samples } from '@power/domain/event-samples.testing';
import { eventCatalogue } from '@power/domain/events';
import type { DomainEvent } from '@power/domain/kernel/event';
import { type Perfil, permisosOf } from '@power/domain/kernel/perfiles';
import { created, validated } from '@power/domain/orders/order.testing';
import {
  createPostgresEventStore,
  type PostgresEventStore,
} from '@power/infra/adapters/event-store/postgres-event-store';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { testDatabase, type TestDatabase } from '@power/infra/laboratory/testing/postgres';
import { readHeads } from '@power/infra/platform/evidence/heads';
import { HeadKeeper } from '@power/infra/platform/evidence/keep-heads';
import { evidenceFolder, loadKeys } from '@power/infra/platform/evidence/keys';
import { instanceSigner } from '@power/infra/platform/evidence/sign-append';
import { beginEvidence } from '@power/infra/platform/evidence/start';
import type { DocumentEvidence } from '@power/infra/platform/evidence/document-evidence';
import { silent } from '@power/infra/platform/http/service.testing';
import { partsOf } from '@power/infra/platform/sheet/zip';
import type pg from 'pg';

const settings: Record<string, unknown> = {};
jest.unstable_mockModule('@power/infra/platform/service/settings', () => ({ settings }));
const { default: auditEvidence } = await import('./audit-evidence.ts');
const { evidencePaper, LISTED } = await import('./evidence-paper.shared.ts');

let database: TestDatabase;
let pool: pg.Pool;
let store: PostgresEventStore;
let keeper: HeadKeeper;
let dataDir: string;
let folder: string;
/** A folder of the auditor's, in which there is nothing of ours. */
let desk: string;

const append = (stream: string, events: readonly DomainEvent[]) =>
  store.append(
    stream,
    events.map((event) => ({
      ...event,
      id: randomUUID(),
      schema: eventCatalogue.get(event.type)!.schema,
      metadata: {
        at: new Date().toISOString(),
        user: 'u1',
        nombre: 'Inés Núñez',
        perfil: 'Administrador',
        commandId: randomUUID(),
        correlationId: 'c"1\\',
        causationId: 'c',
      },
    })),
    'any',
  );

const ask = async (stream: string, perfil: Perfil = 'Administrador', more: object = {}): Promise<unknown> => {
  const permisos = { ...permisosOf(perfil), ...more };
  const user = { _id: 'u', nombre: 'u', email: '', perfil, permisos, sesion: 's' };
  return auditEvidence.handle({ stream } as never, { log: store, user } as never);
};
const download = async (stream: string): Promise<Record<string, string>> => {
  const { file } = (await ask(stream)) as { file: { nombre: string; stream: Buffer } };
  expect(file.nombre).toBe(`evidencia-${stream}.zip`);
  return Object.fromEntries([...partsOf(file.stream)!].map(([name, { packed }]) => [name, packed.toString()]));
};
const unpack = async (stream: string): Promise<DocumentEvidence> => {
  const parts = await download(stream);
  for (const [name, text] of Object.entries(parts)) writeFileSync(path.join(desk, name), text);
  return JSON.parse(parts['evidencia.json']!) as DocumentEvidence;
};
/** What the auditor's program says of a text in place of the evidence. */
const verify = (text?: string, ...args: string[]): { said: string; status: number | null } => {
  if (text !== undefined) writeFileSync(path.join(desk, 'evidencia.json'), text);
  const { stdout, stderr, status } = spawnSync(process.execPath, ['verify.mjs', ...args], {
    cwd: desk,
    encoding: 'utf8',
    env: { PATH: '/nada' },
  });
  return { said: `${stdout}${stderr}`, status };
};

beforeAll(async () => {
  database = await testDatabase();
  pool = createPool(database.url);
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'evidencia-'));
  desk = mkdtempSync(path.join(os.tmpdir(), 'auditor-'));
  Object.assign(settings, { DATA_DIR: dataDir });
  store = createPostgresEventStore({ connectionString: database.url });
  await store.migrate();
  await append('order-70', [created({ _id: '70', number: 70 })]);
  await beginEvidence(dataDir, store, loadKeys(dataDir));
  await store.close();
  store = createPostgresEventStore({ connectionString: database.url, signer: instanceSigner(dataDir) });
  keeper = new HeadKeeper({ store, pool, dataDir, log: silent, alarm: async () => undefined });
  await keeper.turn();
  await append('order-70', validated().slice(1));
  for (let number = 100; number < 130; number += 1)
    await append(`order-${number}`, [created({ _id: String(number), number })]);
  await append('order-77', validated());
  await keeper.turn();
  await append('order-131', [created({ _id: '131', number: 131 })]);
  await keeper.turn();
  folder = path.join(evidenceFolder(dataDir), (await store.identity()).slice(0, 8));
});
afterAll(async () => {
  await keeper?.close();
  await store?.close();
  await pool?.end();
  await database?.drop();
  for (const one of [dataDir, desk]) rmSync(one, { recursive: true, force: true });
});

test('an auditor’s walk: export, verify without us, and see one byte that was changed named', async () => {
  const evidence = await unpack('order-77');
  expect(evidence.cabezas.map(({ tamano }) => tamano)).toEqual([1, 34, 35]);
  const sound = verify();
  expect(sound.said).toContain('✓ 2 eventos de order-77, en su orden y tal como se registraron.');
  expect(sound.said).toContain('El último se registró después de la cabeza del');
  expect(sound.said).toContain('Inés Núñez (Administrador)');
  expect(sound.said).toContain('Compárelas con las que publica el sistema');
  expect(sound).toMatchObject({ status: 0 });
  const text = readFileSync(path.join(desk, 'evidencia.json'), 'utf8');
  const forged = verify(text.replace('Alarmas Sur', 'Alarmas Nur'));
  expect(forged.said).toContain('✗ El evento 0 (OrderCreated) no es el que se registró: cambió su contenido.');
  expect(forged.said).toContain('NO ES COMO FUE REGISTRADO');
  expect(forged.status).toBe(1);
});

test('a summary as PDF says what the evidence holds and that it proves nothing by itself', async () => {
  const evidence = await unpack('order-77');
  const paper = JSON.stringify(evidencePaper(evidence, 'Pedido 77'));
  for (const said of [
    'Evidencia de Pedido 77',
    'Pedido creado',
    'Inés Núñez (Administrador)',
    evidence.cabezas.at(-1)!.raiz,
  ])
    expect(paper).toContain(said);
  expect(paper).toContain('no prueba nada por sí solo');
  const { file } = (await ask('order-77')) as { file: { stream: Buffer } };
  const pdf = partsOf(file.stream)!.get('resumen.pdf')!.packed;
  expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  // As many as the log may have of one document: the last are listed, and it is said where the others are.
  const many = { ...evidence, eventos: Array.from({ length: LISTED + 5 }, () => evidence.eventos[0]!) };
  expect(JSON.stringify(evidencePaper(many, 'Pedido 77'))).toContain('los 5 anteriores están en evidencia.json');
});

test('every single byte of the evidence that is changed is found', async () => {
  await unpack('order-70');
  const text = readFileSync(path.join(desk, 'evidencia.json'), 'utf8');
  const program = readFileSync(path.join(desk, 'verify.mjs'), 'utf8');
  expect(verify(text).status).toBe(0);
  // What only tells when it was issued is nobody's proof.
  const told = text.indexOf('"registro"');
  const begin = text.indexOf('"emitido"');
  let missed = 0;
  const places = Array.from({ length: 48 }, (_, n) => Math.floor((text.length * (n + 0.37)) / 48)).filter(
    (at) => (at < begin || at >= told) && /\S/.test(text[at]!),
  );
  for (const at of places) {
    const other = text[at] === 'b' ? 'c' : 'b';
    const { status } = verify(`${text.slice(0, at)}${other}${text.slice(at + 1)}`);
    if (status !== 1) missed += 1;
  }
  expect(places.length).toBeGreaterThan(30);
  expect(missed).toBe(0);
  expect(program.split('\n').length).toBeLessThan(250);
  expect(program).not.toMatch(/from '(?!node:)/);
});

type Change = (evidence: DocumentEvidence) => unknown;
const edit =
  (n: number, change: (event: Record<string, unknown>) => object): Change =>
  (e) => ({ ...e, eventos: e.eventos.map((one, at) => (at === n ? { ...one, ...change(one as never) } : one)) });
const head =
  (n: number, more: object): Change =>
  (e) => ({
    ...e,
    cabezas: e.cabezas.map((one, at) => (at === n ? { ...one, ...more } : one)),
  });
test.each<[string, Change, string]>([
  ['a later hour', edit(1, () => ({ guardado: '2027-01-01T00:00:00.000000Z' })), 'la hora en que se guardó'],
  ['another place', edit(1, () => ({ posicion: '2' })), 'cambió su posición'],
  [
    'another person',
    edit(1, ({ metadatos }) => ({ metadatos: String(metadatos).replaceAll('u1', 'u2') })),
    'El evento 1 (OrderValidated) no es el que se registró',
  ],
  [
    'no signature',
    edit(1, ({ metadatos }) => ({
      metadatos: JSON.stringify({ ...(JSON.parse(String(metadatos)) as object), firma: undefined }),
    })),
    'no lleva la firma de ningún proceso',
  ],
  ['an event less', (e) => ({ ...e, eventos: e.eventos.slice(1) }), 'Falta un evento o cambiaron de orden'],
  ['another order', (e) => ({ ...e, eventos: e.eventos.toReversed() }), 'cambiaron de orden'],
  [
    'the end of an append cut off',
    (e) => ({ ...e, eventos: e.eventos.slice(0, 1) }),
    'fue firmado junto con otros que no están',
  ],
  ['another root', head(1, { raiz: '0'.repeat(64) }), 'La firma de la cabeza'],
  [
    'another instant of a head',
    head(0, { instante: '2020-01-01T00:00:00.000Z' }),
    'La firma de la cabeza del 2020-01-01',
  ],
  [
    'another proof between heads',
    (e) => ({ ...e, consistencia: [[], e.consistencia[1]] }),
    'o se reescribió la historia',
  ],
  [
    'another key under the same name',
    (e) => ({ ...e, llaves: e.llaves.map((key) => ({ ...key, publica: key.publica.replace(/.{4}=$/, 'AAAA=') })) }),
    'no es la que dice ser',
  ],
  ['nothing', () => ({}), 'no es una evidencia de Sistema Power Mobile'],
])('the program names what is the matter: %s', async (_, change, words) => {
  const evidence = await unpack('order-77');
  const { said, status } = verify(JSON.stringify(change(evidence)));
  expect(said).toContain(words);
  expect(status).toBe(1);
});

test('keys and heads of one’s own are held against it', async () => {
  const evidence = await unpack('order-77');
  const at = (name: string, content: string): string => {
    writeFileSync(path.join(desk, name), content);
    return name;
  };
  const keys = at('llaves.json', readFileSync(path.join(evidenceFolder(dataDir), 'publico.json'), 'utf8'));
  const heads = at('cabezas.jsonl', readFileSync(path.join(folder, 'cabezas.jsonl'), 'utf8'));
  const good = verify(undefined, '--llaves', keys, '--cabezas', heads);
  expect(good).toMatchObject({ status: 0 });
  expect(good.said).not.toContain('Compárelas');
  const others = at('otras.json', JSON.stringify({ llaves: [{ ...evidence.llaves[0], id: 'otra' }] }));
  expect(verify(undefined, '--llaves', others).said).toContain('no está entre las que usted obtuvo');
  const another = at(
    'otras.jsonl',
    readHeads(folder)
      .map((one) => JSON.stringify({ cabeza: { ...one, raiz: 'f'.repeat(64) } }))
      .join('\n'),
  );
  expect(verify(undefined, '--cabezas', another).said).toContain('se firmaron dos historias distintas');
});

test('what was there before evidence began is vouched for as it was found', async () => {
  await unpack('order-70');
  expect(verify().said).toContain('1 son anteriores al sello (posición 1)');
});

test('costs are not handed over in parts, and secrets are proven without being shown', async () => {
  const all = Object.entries(samples).map(([type, versions]) => ({ type, data: Object.values(versions).at(-1) }));
  const costly = all.find(({ data }) => JSON.stringify(data).includes('"costo_fob":'))!;
  await append('product-9', [{ type: costly.type, data: costly.data } as DomainEvent]);
  const secret = all.find(({ type }) => (eventCatalogue.get(type)?.secret.length ?? 0) > 0)!;
  const [field] = eventCatalogue.get(secret.type)!.secret;
  await append('user-9', [{ type: secret.type, data: { ...secret.data, [field!]: 'no se muestra' } } as DomainEvent]);
  expect(await ask('product-9')).toMatchObject({ codigo: 'EVIDENCIA_EN_CAMINO' });
  await keeper.turn();
  expect(await ask('product-9', 'Finanzas', { margenes: false })).toMatchObject({ codigo: 'EVIDENCIA_CON_COSTOS' });
  expect(await ask('product-9', 'Finanzas', { margenes: true })).toHaveProperty('file');
  const evidence = await unpack('user-9');
  expect(JSON.stringify(evidence)).not.toContain('no se muestra');
  expect(evidence.eventos[0]?.datos).toBeNull();
  const { said, status } = verify();
  expect(said).toContain('[datos reservados: se prueban sin mostrarlos]');
  expect(status).toBe(0);
});

test('there is no evidence of what does not exist, nor of a document that somebody changed', async () => {
  expect(await ask('order-9999')).toMatchObject({ codigo: 'DOCUMENTO_NO_EXISTE' });
  expect(await ask('nada-1')).toMatchObject({ codigo: 'DOCUMENTO_NO_EXISTE' });
  await pool.query(`set session_replication_role = replica;
    update log.events set recorded_at = recorded_at + interval '1 microsecond' where stream = 'order-101';
    set session_replication_role = default`);
  expect(await ask('order-101')).toMatchObject({ codigo: 'REGISTRO_ALTERADO' });
});
