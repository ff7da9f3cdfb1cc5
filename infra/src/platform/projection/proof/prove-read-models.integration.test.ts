import { migrateOps } from '../schema.ts';
import { both, Harness } from '../testing/harness.ts';
import { proofLines } from './proof-lines.ts';
import { proveReadModels, type ReadModelProof } from './prove-read-models.ts';

describe('read models held against the log while they serve', () => {
  const harness = new Harness();
  beforeAll(() => harness.open());
  afterAll(() => harness.close());

  const names = both.map(({ name }) => name);
  const prove = async (together?: number): Promise<ReadModelProof[]> => {
    const found: ReadModelProof[] = [];
    for await (const proof of proveReadModels(both, { databaseUrl: harness.url, store: harness.store }, together))
      found.push(proof);
    return found;
  };
  const said = async () => (await prove()).flatMap(proofLines);
  const leftovers = () => harness.query("SELECT relname FROM pg_class WHERE relname LIKE '%\\_\\_g999999%'");

  test('one that was never built is named, and nothing is claimed of it', async () => {
    await migrateOps(harness.pool);
    await harness.trade(20);
    const [first] = await prove();
    expect(first).toMatchObject({ name: 'test/orders', rows: 0, unproven: 'todavía no está construido' });
  });

  test('they hold, in one group and in several, also while more is written', async () => {
    const runtime = await harness.start();
    await harness.settled(names);
    for (const together of [undefined, 1]) {
      const more = harness.trade(200);
      const proofs = await prove(together);
      expect(proofs.map(({ name, differing, unproven }) => [name, differing, unproven])).toEqual(
        names.map((name) => [name, 0, undefined]),
      );
      expect(proofs.every(({ rows }) => rows > 0)).toBe(true);
      await more;
    }
    await harness.settled(names);
    await harness.stop(runtime);
    expect(await leftovers()).toEqual([]);
  });

  test('what was changed, taken away, added or rewritten in the past is named by its key and column', async () => {
    const keys = (await harness.query<{ _key: string }>('SELECT _key FROM read.test_orders ORDER BY _key LIMIT 3')).map(
      ({ _key }) => _key,
    );
    const [changed, gone, past] = keys as [string, string, string];
    await harness.query(`UPDATE read.test_orders SET monto = monto + 1 WHERE _key = '${changed}'`);
    await harness.query(`DELETE FROM read.test_orders WHERE _key = '${gone}'`);
    await harness.query(
      `INSERT INTO read.test_orders SELECT 'zz-inventado', cliente, monto, cambios, at, datos, _desde FROM read.test_orders WHERE _key = '${past}'`,
    );
    await harness.query(
      `UPDATE read.test_orders_history SET cliente = 'otro' WHERE _key = '${past}' AND _position = (SELECT min(_position) FROM read.test_orders_history WHERE _key = '${past}')`,
    );
    expect(await said()).toEqual([
      'test/orders: 4 filas con hallazgos.',
      `  ${changed}: no dice lo que dice el registro en monto`,
      `  ${gone}: falta, y el registro la tiene`,
      '  zz-inventado: sobra: el registro no la tiene',
      `  versión pasada de ${past}: no dice lo que dice el registro en cliente`,
    ]);
  });

  test('one with a parked event, or of another version of the program, is not judged', async () => {
    await harness.query("UPDATE ops.projection_state SET version = 7 WHERE name = 'test/clients'");
    await harness.query(
      `INSERT INTO ops.parked_events (projection, generation, stream, stream_version, position, type, error, attempts)
       VALUES ('test/orders', 1, 's', 0, 0, 'test-opened', 'malo', 1)`,
    );
    expect(await said()).toEqual([
      'test/orders: tiene eventos detenidos (1): míralos en Estado del sistema.',
      'test/clients: es de otra versión del programa: se reconstruye al iniciar.',
    ]);
  });
});
