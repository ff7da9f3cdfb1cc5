import type { Rng } from '../../operations/demo/random.ts';
import type { Client, Doing } from './client.ts';
import type { Crew } from './crew.ts';
import { type Good, WAREHOUSE } from './goods.ts';
import type { Ledger, Reply } from './ledger.ts';
import { routeLife } from './route-life.ts';

export interface Work {
  readonly crew: Crew;
  readonly goods: readonly Good[];
  readonly customers: readonly string[];
  readonly ledger: Ledger;
  readonly seed: number;
  /** Places of the warehouse, one for each worker that moves goods; none: nobody moves, counts or drives. */
  readonly places: readonly string[];
}

interface Line {
  readonly producto: string;
  readonly precio_venta: number;
  readonly cantidad: number;
}

const ADDRESS = { calle: 'Av. Matta 100', comuna: 'Santiago', region: 'Metropolitana' };

/** One order from creation to handover or cancellation. Every decision is drawn from `rng`, none from the clock. */
export async function orderLife(work: Work, name: string, rng: Rng): Promise<void> {
  const { crew, goods, customers, ledger, seed, places } = work;
  let n = 0;
  const act = (path: string, writes: string, body: object): Doing => ({
    id: `f${seed}-${name}-${(n += 1)}`,
    path,
    writes,
    body,
    twice: rng.chance(0.15),
  });
  const lines: Line[] = rng
    .shuffle(goods)
    .slice(0, rng.int(1, 3))
    .map(({ _id }) => ({ producto: _id, precio_venta: rng.int(1, 90) * 1000, cantidad: rng.int(1, 3) }));
  const byRoute = places.length > 0 && rng.chance(0.4);
  const room = byRoute
    ? { tipo_entrega: 'DESPACHO', bodega_entrega: WAREHOUSE, direccion_despacho: ADDRESS }
    : { tipo_entrega: 'RETIRO EN SALA', bodega_entrega: WAREHOUSE };
  const created = await crew.of('Administrador', 0).does(
    act('/pedido_ventas/crear', 'OrderCreated', {
      accion: 'crearsistema',
      pedido: { cliente: rng.pick(customers), metodo_pago: 'TRF', ...room, productos_pedido: lines },
    }),
  );
  if (!created.ok) return ledger.problem(`${name} was not created: ${created.codigo} ${created.mensaje}`);
  const pedido = Number(created.number);
  const codigo_sap = String(created.codigo_sap);

  const comment = async (): Promise<void> => {
    if (rng.chance(0.4))
      await crew.of('Bodega', rng).does(
        act('/web/cotizaciones/agregarchat', 'OrderCommentAdded', {
          accion: 'guardarchat',
          texto: `Nota ${n} de ${name}`,
          tipo: 'pedido',
          pedido,
        }),
      );
  };
  const cancel = (): Promise<Reply> =>
    crew
      .of('Jefe de Bodega', rng)
      .does(
        act('/pedido_ventas/modificar', 'OrderCancelled', { accion: 'anular', codigo_sap, motivo: 'Cliente desiste' }),
      );
  /** Two people do the same thing at once: at most one may have it. */
  const race = async (what: string, one: [Client, Doing], other: [Client, Doing] | undefined): Promise<boolean> => {
    const replies = await Promise.all(
      [one, other].filter((pair) => pair !== undefined).map(([who, doing]) => who.does(doing)),
    );
    const won = replies.filter(({ ok }) => ok).length;
    if (won > 1) ledger.problem(`${what} of ${pedido} was granted to two at once`);
    return won > 0;
  };
  const validate = (): Promise<boolean> => {
    const doing = (): Doing =>
      act('/web/cotizaciones/validaradministrativo', 'OrderValidated', {
        accion: 'validarpago',
        pedido,
        textoValidacion: 'Transferencia recibida',
      });
    return race(
      'validation',
      [crew.of('Cobrador', 0), doing()],
      rng.chance(0.3) ? [crew.of('Cobrador', 1), doing()] : undefined,
    );
  };
  const receive = async (): Promise<void> => {
    for (const { producto } of lines) {
      await crew.of('Jefe de Logistica', rng).does(
        act('/entradas/crear', 'StockReceived', {
          producto,
          bodega: WAREHOUSE,
          cantidad: rng.int(2, 6),
          motivo: 'Reposición',
        }),
      );
    }
  };

  await comment();
  if (rng.chance(0.08)) return void (await cancel());
  if (!(await validate())) {
    if (rng.chance(0.4)) return void (await cancel());
    await receive();
    if (!(await validate())) return void (await cancel());
  }
  await comment();
  if (rng.chance(0.06)) return void (await cancel());

  const step = (accion: string, writes: string, more: object = {}): Doing =>
    act('/picking/modificar', writes, { accion, pedido, ...more });
  const [first, second] = rng.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  const [picker, rival] = [crew.of('Bodega', first!), crew.of('Bodega', second!)];
  const taken = await picker.does({ ...step('tomar', 'PickingTaken') });
  const raced = rng.chance(0.3) ? await rival.does(step('tomar', 'PickingTaken')) : undefined;
  if (raced?.ok) ledger.problem(`picking of ${pedido} was granted to two`);
  if (!taken.ok) return ledger.problem(`picking of ${pedido} was not granted: ${taken.codigo} ${taken.mensaje}`);
  for (const { producto, cantidad } of lines) {
    const good = goods.find(({ _id }) => _id === producto)!;
    const readings = good.serializable
      ? Array.from({ length: cantidad }, (_, i) => ({
          codigo: `S|${good.codigo}|F${seed}X${pedido}N${i}${good.codigo}`,
        }))
      : [{ codigo: good.codigo, cantidad }];
    for (const reading of readings) {
      const scanned = await picker.does(step('escanear', 'LinePicked', reading));
      if (!scanned.ok) ledger.problem(`scan of ${pedido} was refused: ${scanned.codigo} ${scanned.mensaje}`);
    }
  }
  if (rng.chance(0.05)) return void (await cancel());
  const finished = await picker.does(step('terminar', 'PickingFinished'));
  if (!finished.ok)
    return ledger.problem(`picking of ${pedido} did not finish: ${finished.codigo} ${finished.mensaje}`);
  const invoice = (): Doing => act('/pedido_ventas/facturar', 'OrderInvoiced', { pedido });
  if (
    !(await race(
      'invoice',
      [crew.of('Finanzas', 0), invoice()],
      rng.chance(0.3) ? [crew.of('Administrador', 0), invoice()] : undefined,
    ))
  )
    return ledger.problem(`${pedido} was not invoiced`);
  await comment();
  if (byRoute) return routeLife(work, pedido, act, rng);
  const delivered = await crew
    .of('Jefe de Bodega', rng)
    .does(act('/pedido_ventas/modificar', 'OrderDelivered', { accion: 'entregar', codigo_sap }));
  if (!delivered.ok) ledger.problem(`${pedido} was not delivered: ${delivered.codigo} ${delivered.mensaje}`);
}
