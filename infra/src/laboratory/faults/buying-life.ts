import { dayOf } from '@power/domain/kernel/dates';
import type { Rng } from '../../operations/demo/random.ts';
import type { Client, Doing } from './client.ts';
import { WAREHOUSE } from './goods.ts';
import type { Work } from './order-life.ts';
import { pause } from './scene.ts';

/** A report that is not there by then will not come: the job that makes it was lost. */
const REPORT_MS = 120_000;

type Act = (path: string, writes: string, body: object) => Doing;
const nothing = { monto: 0, moneda: 'CLP', tipo_cambio: null, reparto: 'Valor' };

/** A report is asked for, and comes whatever is killed meanwhile. */
async function reported({ ledger }: Work, buyer: Client, act: Act): Promise<void> {
  const asked = await buyer.does(act('/productos/generarreportecompras2', 'PurchaseReportRequested', { terminos: {} }));
  // One at a time for a person: another worker's may be under way.
  if (!asked.ok) return;
  for (const end = Date.now() + REPORT_MS; Date.now() < end; await pause(1000)) {
    const { rows } = await buyer.ask('/informe_compras/listar', { accion: 'grid', startRow: 0, endRow: 50 });
    const report = (rows as { number: number; estado: string }[]).find(({ number }) => number === asked.number);
    if (report && report.estado !== 'En proceso') {
      if (report.estado !== 'Listo') ledger.problem(`report ${report.number} ended as ${report.estado}`);
      return;
    }
  }
  ledger.problem(`report ${String(asked.number)} did not come`);
}

/** Goods are ordered and come in two parts. Tells the order's number; undefined where it did not get so far. */
async function received(work: Work, act: Act, rng: Rng): Promise<number | undefined> {
  const { crew, goods, ledger } = work;
  const boss = crew.of('Administrador', 0);
  const { _id, marca } = rng.pick(goods);
  const { rows } = await boss.ask('/proveedores/listar', { accion: 'grid', startRow: 0, endRow: 200 });
  const supplier = (rows as { razon_social: string; marcas: string[]; activo: boolean }[]).find(
    (one) => one.activo && one.marcas.includes(marca),
  );
  if (!supplier) return undefined;
  const cantidad = rng.int(4, 20);
  const made = await boss.does(
    act('/orden_compras/crear', 'PurchaseOrderCreated', {
      orden: {
        ...{ proveedor: supplier.razon_social, marca, moneda: 'USD', incoterm: 'FOB', etd: null, eta: null },
        lineas: [{ producto: _id, cantidad, precio: rng.int(5, 90) }],
      },
    }),
  );
  if (!made.ok) {
    ledger.problem(`an order of ${marca} was not made: ${made.codigo} ${made.mensaje}`);
    return undefined;
  }
  const id = Number(made.number);
  await boss.does(act('/orden_compras/modificar', 'PurchaseOrderAdvanced', { accion: 'emitir', id }));
  const chief = crew.of('Jefe de Bodega', 0);
  for (const units of [Math.floor(cantidad / 2), cantidad - Math.floor(cantidad / 2)]) {
    const came = await chief.does(
      act('/orden_compras/recepcionar', 'PurchaseOrderReceived', {
        ...{ id, bodega: WAREHOUSE },
        lineas: [{ linea: 1, cantidad: units }],
      }),
    );
    if (!came.ok) ledger.problem(`order ${id} was not received: ${came.codigo} ${came.mensaje}`);
  }
  return id;
}

/** What came gets its cost: two people post it at once, one of them does; some are taken back. */
async function costed({ crew, ledger }: Work, act: Act, rng: Rng, orden: number): Promise<void> {
  const logistics = crew.of('Jefe de Logistica', 0);
  const boss = crew.of('Administrador', 0);
  const costo = {
    ...{ ordenes: [String(orden)], fecha: dayOf(new Date().toISOString()), ad_valorem_porcentaje: 6 },
    ...{ tipo_cambio: 950, tipo_cambio_aduana: 940, ad_valorem_reparto: 'Valor' },
    flete: { monto: rng.int(1, 300), moneda: 'USD', tipo_cambio: 950, reparto: 'Cantidad' },
    ...{ seguro: nothing, almacenaje: nothing, agencia: nothing, forwarder: nothing },
  };
  const drafted = await logistics.does(act('/precio_entrega/crear', 'LandedCostDrafted', { costo, real: true }));
  if (!drafted.ok) return ledger.problem(`order ${orden} was not costed: ${drafted.codigo} ${drafted.mensaje}`);
  const id = Number(drafted.number);
  const step = (accion: string, writes: string, more: object = {}): Doing =>
    act('/precio_entrega/modificar', writes, { accion, id, ...more });
  const replies = await Promise.all([logistics, boss].map((who) => who.does(step('contabilizar', 'LandedCostPosted'))));
  const posted = replies.filter(({ ok }) => ok).length;
  if (posted !== 1) ledger.problem(`cost ${id} was posted ${posted} times: ${JSON.stringify(replies)}`);
  if (rng.chance(0.4)) await boss.does(step('revertir', 'LandedCostReverted', { motivo: 'De prueba' }));
}

/** One buyer's day: what to buy, an order, its receptions, and what they cost. */
export async function buyingLife(work: Work, name: string, rng: Rng): Promise<void> {
  let n = 0;
  const act: Act = (path, writes, body) => ({
    id: `f${work.seed}-${name}-${(n += 1)}`,
    path,
    writes,
    body,
    twice: rng.chance(0.15),
  });
  await reported(work, work.crew.of('Jefe de Logistica', 0), act);
  const orden = await received(work, act, rng);
  if (orden !== undefined) await costed(work, act, rng, orden);
}
