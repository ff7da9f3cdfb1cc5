import path from 'node:path';
import { parseArgs } from 'node:util';
import { createPool } from '../adapters/postgres/pool.ts';
import { ConfigError, runMain } from '../platform/config-error.ts';
import { httpCommands } from '../platform/projection/http-commands.ts';
import { followedBy } from '../platform/reconcile/followed.ts';
import { type NamedDifference, reconcile } from '../platform/reconcile/reconcile.ts';
import { readRuntime } from './launcher/runtime.ts';
import { openForAudit, whereIsTheLog } from './running-log.ts';

const USAGE = `Uso: npm run stock:reconcile [-- --repair]
  Compara los pedidos con el stock del sistema en marcha y nombra cada diferencia.
  --repair   repara cada una con un evento, como lo haría un administrador en Estado del sistema`;

/** Exit code 0 when orders and stock agree, or do after the repair; 1 for any other outcome. */
runMain(async () => {
  const { values } = parseArgs({
    options: { repair: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return console.log(USAGE);
  const where = whereIsTheLog(process.env);
  const store = await openForAudit(where);
  const pool = createPool(where.databaseUrl ?? databaseOf(), { max: 1, name: 'stock-reconcile' });
  try {
    const { pedidos, productos, diferencias, intervenidos, en_movimiento } = await reconcile(store, followedBy(pool));
    for (const { mensaje } of diferencias) console.log(mensaje);
    for (const detail of intervenidos) console.log(detail);
    console.log(
      `${pedidos} pedidos y ${productos} productos comparados: ${diferencias.length === 0 ? 'sin diferencias' : `${diferencias.length} con diferencias`}.`,
    );
    if (intervenidos.length > 0)
      console.log(`No se pudo comparar todo: alguien intervino ${intervenidos.length} flujos en el servidor.`);
    if (en_movimiento > 0) console.log(`${en_movimiento} estaban en movimiento: compara de nuevo en unos minutos.`);
    const left = values.repair ? await repair(diferencias) : diferencias.length;
    process.exitCode = left === 0 && en_movimiento === 0 && intervenidos.length === 0 ? 0 : 1;
  } finally {
    await pool.end();
    await store.close();
  }
});

const running = (): Record<string, string | undefined> => ({
  ...readRuntime(path.resolve(process.env.DATA_DIR || '.data'))?.env,
  ...process.env,
});

function databaseOf(): string {
  const { DATABASE_URL } = running();
  if (DATABASE_URL) return DATABASE_URL;
  throw new ConfigError('Falta DATABASE_URL: se necesita para saber hasta dónde llegaron los procesos.');
}

/** Repairs order by order and product by product, through the command side. Answers how many were refused. */
async function repair(diferencias: readonly NamedDifference[]): Promise<number> {
  const { COMMAND_API_URL, INTERNAL_TOKEN } = running();
  if (!COMMAND_API_URL || !INTERNAL_TOKEN)
    throw new ConfigError('Para reparar el sistema debe estar en marcha: inícialo con npm start.');
  const issue = httpCommands(COMMAND_API_URL, INTERNAL_TOKEN);
  const pairs = new Map(diferencias.map(({ pedido, producto }) => [`${pedido}/${producto}`, { pedido, producto }]));
  let refused = 0;
  for (const [name, pair] of pairs) {
    const id = `stock-reconcile/${Date.now()}/${name}`;
    const { ok, mensaje } = await issue('repair-order-stock', { accion: 'repararpedido', ...pair }, id, {
      causationId: id,
      correlationId: id,
    });
    if (!ok) refused += 1;
    console.log(String(mensaje));
  }
  return refused;
}
