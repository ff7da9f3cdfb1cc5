import type { Rng } from '../../operations/demo/random.ts';
import type { Client, Doing } from './client.ts';
import { type Good, WAREHOUSE } from './goods.ts';
import type { Reply } from './ledger.ts';
import type { Work } from './order-life.ts';

interface Deed {
  readonly who: Client;
  readonly doing: Doing;
}

/** Who does what next, under ids that follow from the name. */
function hands({ crew, seed }: Work, name: string, rng: Rng) {
  let n = 0;
  const act = (path: string, writes: string, body: object): Doing => ({
    id: `f${seed}-${name}-${(n += 1)}`,
    path,
    writes,
    body,
    twice: rng.chance(0.15),
  });
  return {
    act,
    chief: crew.of('Jefe de Bodega', 0),
    logistics: crew.of('Jefe de Logistica', 0),
    boss: crew.of('Administrador', 0),
  };
}
type Hands = ReturnType<typeof hands>;

/** A phone that was without network sends what it kept, and after a reload all of it once more: nothing counts twice. */
async function replayed({ ledger }: Work, deeds: readonly Deed[]): Promise<readonly Reply[]> {
  const said: Reply[] = [];
  for (const { who, doing } of deeds) said.push(await who.does(doing));
  for (const [n, { who, doing }] of deeds.entries()) {
    const before = said[n]!;
    const again = await who.ask(doing.path, doing.body, doing.id);
    // A refusal is not remembered: sent again it is decided anew, and what stood in the way may be gone.
    if (!before.ok && again.ok === true)
      ledger.accept(
        doing,
        again as unknown as Extract<Reply, { ok: true }>,
        () => who.ask(doing.path, doing.body, doing.id) as unknown as Promise<Reply>,
      );
    if (before.ok && (again.ok !== true || again.version !== before.version || again.posicion !== before.posicion))
      ledger.problem(`${doing.id} replayed was answered ${JSON.stringify(again)} instead of ${JSON.stringify(before)}`);
  }
  return said;
}

const put = (
  hand: Hands,
  producto: string,
  desde: string | null,
  hacia: string | null,
  cantidad: number,
  series: readonly string[] = [],
): Doing =>
  hand.act('/movimientos/crear', 'StockPlaced', {
    accion: 'ubicar',
    producto,
    bodega: WAREHOUSE,
    ...(desde !== null && { ubicacion: desde }),
    ...(hacia !== null && { ubicacion_destino: hacia }),
    cantidad,
    ...(series.length > 0 && { series }),
  });

/** Goods come, are put away, and two people take the same units off the shelf at once: the log shows that no place gave what it had not. */
async function moved(work: Work, hand: Hands, name: string, place: string, good: Good, cantidad: number) {
  const { _id: producto, serializable } = good;
  // Units with serials are known by them from the shelf on.
  const series = serializable ? Array.from({ length: cantidad }, (_, n) => `${work.seed}-${name}-${n}`) : [];
  const came = hand.act('/entradas/crear', 'StockReceived', {
    producto,
    bodega: WAREHOUSE,
    cantidad,
    motivo: 'Hallazgo',
  });
  const [, stored] = await replayed(work, [
    { who: hand.logistics, doing: came },
    { who: hand.chief, doing: put(hand, producto, null, place, cantidad, series) },
  ]);
  if (!stored?.ok) return;
  await Promise.all([
    hand.chief.does(put(hand, producto, place, null, cantidad, series)),
    hand.logistics.does(put(hand, producto, place, null, cantidad, series)),
  ]);
}

/** A place is counted by two people, what differs is approved, and the stock follows once. */
async function counted(work: Work, hand: Hands, place: string, producto: string, contado: number) {
  await hand.chief.does(put(hand, producto, null, place, 3));
  const conteo = { bodega: WAREHOUSE, tipo: 'Por ubicación', ubicacion: place };
  const opened = await hand.chief.does(
    hand.act('/inventarios/crear', 'StockCountOpened', { accion: 'conteo', conteo }),
  );
  // The list that says what stands there may not know yet.
  if (!opened.ok) return;
  const step = (accion: string, writes: string, more: object = {}): Doing =>
    hand.act('/inventarios/modificar', writes, { accion, id: Number(opened.number), ...more });
  const reading = (): Doing => step('contar', 'StockCountLineCounted', { producto, ubicacion: place, contado });
  const [first] = await replayed(work, [{ who: hand.chief, doing: reading() }]);
  if (first?.ok && first.segundo === true) await hand.logistics.does(reading());
  const finished = await hand.logistics.does(step('terminar', 'StockCountFinished'));
  if (finished.ok) await hand.boss.does(step('aprobar', 'StockCountApproved', { motivo: 'Conteo de prueba' }));
}

/** One worker's hour in the warehouse. The place is its own, so that what it put there nobody else takes by hand. */
export async function warehouseLife(work: Work, name: string, rng: Rng, place: string): Promise<void> {
  const hand = hands(work, name, rng);
  // Half of the hours are about units that are known by their serials.
  const bearing = work.goods.filter(({ serializable }) => serializable);
  const good = rng.pick(bearing.length > 0 && rng.chance(0.5) ? bearing : work.goods);
  await moved(work, hand, name, place, good, rng.int(1, 5));
  await counted(work, hand, place, good._id, rng.int(0, 6));
}
