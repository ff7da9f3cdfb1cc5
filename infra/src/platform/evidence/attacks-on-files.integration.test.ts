import { readFileSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { withoutServers } from '../../laboratory/testing/environment.ts';
import { by, metadataOf, scene, type Scene } from './attacks.testing.ts';
import { FIRST, headHash, headText, readHeads, type TreeHead } from './heads.ts';
import { loadKeys } from './keys.ts';
import { Ledger } from './ledger.ts';
import { MerkleTree } from './merkle.ts';
import { rememberVerified, verifySince } from './verify-since.ts';

let at: Scene;
beforeAll(async () => {
  at = await scene();
});
afterEach(() => at.restore());
afterAll(() => at.drop());

describe('with the files of an instance too', () => {
  const headsFile = (): string => path.join(at.folder, 'cabezas.jsonl');

  /** Writes book and heads anew over the log as it is, signed with the instance's own key. */
  const signAnew = async (): Promise<void> => {
    const heads = readHeads(at.folder);
    const keys = loadKeys(at.dataDir);
    const stored = await at.store.readStored(-1n, 100);
    const ledger = Ledger.toWrite(at.folder, 0);
    ledger.append(stored);
    const tree = new MerkleTree(ledger.leafAt);
    let before: TreeHead | undefined;
    const lines = heads.map((head) => {
      const anew = {
        ...head,
        raiz: tree.root(head.tamano).toString('hex'),
        anterior: before ? headHash(before) : FIRST,
      };
      before = { ...anew, firmas: keys.sign(headText(anew), head.instante) };
      return JSON.stringify(before);
    });
    writeFileSync(headsFile(), `${lines.join('\n')}\n`);
    ledger.close();
  };

  test('a history that was rewritten and signed anew is named by a head elsewhere', async () => {
    const elsewhere = readHeads(at.folder);
    await at.tamper(`update log.events set recorded_at = recorded_at - interval '1 second' where position = 4`);
    await signAnew();
    expect(await at.found()).toEqual([]);
    const { findings } = await at.verify(elsewhere);
    expect(findings[0]?.detail).toContain('aquí se reescribió la historia y se firmó de nuevo');
  });

  test('heads that were cut are named by a head elsewhere, and those in the middle by the next one', async () => {
    const elsewhere = readHeads(at.folder);
    const lines = readFileSync(headsFile(), 'utf8').trimEnd().split('\n');
    writeFileSync(headsFile(), `${lines.slice(0, 2).join('\n')}\n`);
    expect((await at.verify(elsewhere)).findings[0]?.detail).toContain('se cortó el final de las cabezas');
    writeFileSync(headsFile(), `${[lines[0], lines[2]].join('\n')}\n`);
    expect((await at.verify()).findings[0]?.detail).toContain('se quitó o se cambió una cabeza');
  });

  test.each<[string, (line: Record<string, unknown>) => object, string]>([
    ['size', (head) => ({ ...head, tamano: 7 }), 'no lleva una firma válida'],
    ['seal', (head) => ({ ...head, sellado: '9' }), 'no lleva una firma válida'],
    ['instant', (head) => ({ ...head, instante: '2020-01-01T00:00:00.000Z' }), 'no lleva una firma válida'],
    ['log', (head) => ({ ...head, registro: 'otro' }), 'es de otro registro'],
  ])('a head whose %s was changed is named', async (_, change, words) => {
    const lines = readFileSync(headsFile(), 'utf8').trimEnd().split('\n');
    lines[1] = JSON.stringify(change(JSON.parse(lines[1]!) as Record<string, unknown>));
    writeFileSync(headsFile(), `${lines.join('\n')}\n`);
    expect((await at.verify()).findings[0]).toMatchObject({ kind: 'head', detail: expect.stringContaining(words) });
  });

  test('a book that was changed, and a beginning that was moved, are named', async () => {
    const book = path.join(at.folder, 'libro.bin');
    const bytes = readFileSync(book);
    bytes[80 * 4] = bytes[80 * 4]! ^ 1;
    writeFileSync(book, bytes);
    expect((await at.verify()).findings[0]).toMatchObject({ kind: 'book' });
    const start = path.join(at.folder, 'inicio.json');
    writeFileSync(start, readFileSync(start, 'utf8').replace('"posicion": "2"', '"posicion": "8"'));
    expect((await at.verify()).findings[0]?.detail).toContain('alguien cambió desde dónde se da fe');
  });
});

describe('since the last verification', () => {
  const since = async () => {
    const result = await verifySince(at.dataDir, at.store);
    return (
      result && [result.events, ...result.findings.map(({ kind, stream, version }) => `${kind} ${stream}@${version}`)]
    );
  };
  const verified = async (): Promise<void> => {
    const { ok, sealed } = await at.verify();
    expect(ok).toBe(true);
    await rememberVerified(at.dataDir, at.store, sealed!);
  };

  test('what came is read, and nothing else', async () => {
    expect(await since()).toBeUndefined();
    await verified();
    expect(await since()).toEqual([0]);
    await at.store.append('pedido-1', [by('u1', { n: 3 })], 2);
    await at.store.append('pedido-4', [by('u1', { n: 0 }), by('u1', { n: 1 })], 'any');
    await at.head();
    await at.store.append('pedido-4', [by('u1', { n: 2 })], 1);
    expect(await since()).toEqual([4]);
    // What was altered before is found by the next whole verification.
    await at.tamper(`update log.events set recorded_at = now() where position = 3`);
    expect(await since()).toEqual([4]);
    expect(await at.found()).toEqual(['retimed pedido-1@1']);
  });

  test('what was altered, deleted or inserted since is named, and a log that ends elsewhere', async () => {
    await verified();
    await at.store.append('pedido-4', [by('u1', { n: 0 })], 'any');
    await at.store.append('pedido-1', [by('u1', { n: 3 })], 2);
    await at.head();
    await at.insert('pedido-4', 0, metadataOf('u1'));
    expect(await since()).toEqual([3, 'unsigned pedido-4@1']);
    await at.tamper(`update log.events set data = '{}' where position = 11`);
    expect(await since()).toEqual([3, 'altered pedido-4@0']);
    await at.tamper(`delete from log.events where position = 11`);
    expect(await since()).toEqual([2, 'missing pedido-4@0', 'chain pedido-4@1']);
    await at.tamper(`delete from log.events where position = 10`);
    expect((await since())?.[1]).toBe('cut pedido-2@3');
  });
});

test('audit:verify says in words what happened to which event', async () => {
  const run = (...args: string[]) => {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [path.resolve(import.meta.dirname, '../../../audit-verify.mjs'), ...args],
      { encoding: 'utf8', env: { ...withoutServers(process.env), DATABASE_URL: at.url, DATA_DIR: at.dataDir } },
    );
    return { said: stdout + stderr, status };
  };
  const sound = run();
  expect(sound.said).toContain('Registro verificado: 10 eventos en 4 flujos, cadena intacta.');
  expect(sound.said).toContain('10 eventos, letra por letra.');
  expect(sound.status).toBe(0);
  expect(run('--incremental').said).toContain('0 eventos, todos como se escribieron.');
  await at.tamper(`update log.events set recorded_at = recorded_at - interval '1 day' where position = 8`);
  const forged = run('--heads', path.join(at.folder, 'cabezas.jsonl'));
  expect(forged.said).toContain('La cadena está intacta, pero no todo es como se escribió: 1 hallazgo.');
  expect(forged.said).toContain(
    '- cambiado de hora, flujo pedido-1, evento 2, posición 8: El evento 2 del flujo pedido-1',
  );
  expect(forged.status).toBe(1);
});
