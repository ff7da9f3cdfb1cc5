import { saldoOf, stock, warehouse } from '@power/domain/inventory/stock';
import { isRejection, type Rejection, reject } from '@power/domain/kernel/rejection';
import { warehouses } from '@power/domain/masters';
import { serialClaim, serialId } from '@power/domain/picking/serial';
import type { Product } from '@power/domain/products/product';
import { type Rma, serviceCase } from '@power/domain/service/cases/case';
import { visibleCase } from '@power/domain/service/cases/guards';
import { exchangeUnit, type GoodsFacts, readSeries, fitPart } from '@power/domain/service/cases/move-goods';
import { caseOwner } from '@power/domain/service/cases/serial-owner';
import { lendUnit } from '@power/domain/service/loans/lend-unit';
import { undoMovement } from '@power/domain/service/cases/undo-movement';
import { type CommandHandler, type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';
import { takeClaim } from '../../kernel/claim.ts';
import { masterState } from '../../kernel/master-record.ts';
import { notDeparting } from '../../kernel/departing-unit.ts';
import { findProduct } from '../../kernel/products.ts';
import { ownedSentence, serialHeld } from '../../kernel/serial-owner.ts';

const TITLE = 'El stock no se movió';

export async function caseFor(services: CommandServices, id: string | number): Promise<Rma | Rejection> {
  return visibleCase((await services.load(serviceCase, String(id))).state, services.user);
}

/** The RMA warehouse that is named, or the one in use: the person's own before the first by code. */
async function workshop(services: CommandServices, named: string | undefined): Promise<string | Rejection> {
  if (named !== undefined) {
    const record = await masterState(warehouses, services, 'codigo', named);
    return record === undefined || record.values.tipo === 'RMA'
      ? named
      : reject('NO_ES_BODEGA_RMA', TITLE, `La bodega ${named} no es de tipo RMA. Elige una que lo sea.`);
  }
  const inUse = await readModels(services.db)
    .selectFrom('warehouse_list')
    .select('codigo')
    .where('activo', '=', true)
    .where('tipo', '=', 'RMA')
    .orderBy('codigo')
    .execute();
  const codes = inUse.map(({ codigo }) => codigo);
  const { bodega } = services.user;
  return (
    (bodega && codes.includes(bodega) ? bodega : codes[0]) ??
    reject('SIN_BODEGA_RMA', TITLE, 'No hay una bodega de tipo RMA en uso: pide crearla en Bodegas.')
  );
}

const freeIn = async (services: CommandServices, producto: string, bodega: string): Promise<number> =>
  saldoOf(warehouse((await services.load(stock, producto)).state, bodega)).disponible;

/** What leaves: the product, what of it is free where it stands, and the RMA warehouse. */
async function goodsOf(
  services: CommandServices,
  { origen, bodega: named }: { readonly origen: string; readonly bodega?: string | undefined },
  producto: string,
): Promise<GoodsFacts | Rejection> {
  const found = await findProduct(services, producto);
  if (isRejection(found)) return found;
  const bodega = await workshop(services, named);
  if (isRejection(bodega)) return bodega;
  const { _id, codigo, codigo_sap, part_number, nombre, marca, serializable, servicio }: Product = found;
  return {
    goods: {
      producto: { _id, codigo, codigo_sap, part_number, nombre, marca },
      serializable,
      servicio: servicio === true,
    },
    disponible: await freeIn(services, _id, origen),
    bodega,
  };
}

/** A unit with a serial number leaves once: its stream says by what. */
async function claim(
  services: CommandServices,
  id: string | number,
  { goods }: GoodsFacts,
  {
    series,
    cantidad,
    origen,
  }: { readonly series: readonly string[]; readonly cantidad: number; readonly origen: string },
): Promise<Rejection | undefined> {
  const { _id, part_number } = goods.producto;
  const read = readSeries(series, goods, cantidad, TITLE);
  if (isRejection(read)) return read;
  const dueno = caseOwner(String(id));
  const units = { producto: _id, part_number, series: read, bodega: origen, dueno };
  const advice = { destino: `lo que sale está en ${origen}`, consejo: 'Escanea la que sale.' };
  const wrong = await notDeparting(services, { ...units, ...advice }, TITLE);
  if (wrong) return wrong;
  for (const serie of read) {
    // oxlint-disable-next-line no-await-in-loop -- the first that is taken is told
    const refused = await takeClaim(services, serialClaim, {
      valor: serialId(_id, serie),
      dueno,
      taken: (other) => reject('SERIE_USADA', TITLE, `${ownedSentence(serie, other)}. Escanea la que sale.`),
      binds: serialHeld(services, _id, serie),
    });
    if (refused) return refused;
  }
  return undefined;
}

const part = provideFacts(
  fitPart,
  async (request, services) => {
    const found = await caseFor(services, request.id);
    return isRejection(found) ? found : goodsOf(services, request, request.producto);
  },
  { before: (request, services, facts) => claim(services, request.id, facts, request) },
);

const ownerOf = async (services: CommandServices, producto: string, serie: string): Promise<string | undefined> =>
  (await services.load(serialClaim.aggregate, serialId(producto, serie.toUpperCase()))).state.dueno;

const lend = provideFacts(
  lendUnit,
  async (request, services) => {
    const found = await caseFor(services, request.id);
    return isRejection(found) ? found : goodsOf(services, request, request.producto);
  },
  { before: (request, services, facts) => claim(services, request.id, facts, { ...request, cantidad: 1 }) },
);

const lineOf = (r: Rma, linea: number) =>
  r.lineas.find((one) => one.linea === linea) ??
  reject('LINEA_NO_EXISTE', TITLE, `El RMA no tiene producto ${linea}. Elige uno de los suyos.`);

const exchange = provideFacts(
  exchangeUnit,
  async (request, services) => {
    const found = await caseFor(services, request.id);
    const line = isRejection(found) ? found : lineOf(found, request.linea);
    if (isRejection(line)) return line;
    const goods = await goodsOf(services, request, line.producto._id);
    if (isRejection(goods) || line.serie === null) return goods;
    // What it had left by gets it back when the exchange is undone.
    const owner = await ownerOf(services, line.producto._id, line.serie);
    return { ...goods, ...(owner !== caseOwner(String(request.id)) && { entraDe: owner }) };
  },
  {
    async before({ id, linea, series, origen }, services, facts) {
      const found = await caseFor(services, id);
      const line = isRejection(found) ? found : lineOf(found, linea);
      if (isRejection(line)) return line;
      const refused = await claim(services, id, facts, { series, origen, cantidad: line.cantidad });
      const { serie } = line;
      if (refused || serie === null) return refused;
      // The unit that failed is ours from now on: what it left with lets it go.
      return takeClaim(services, serialClaim, {
        valor: serialId(line.producto._id, serie.toUpperCase()),
        dueno: caseOwner(String(id)),
        taken: (other) => reject('SERIE_USADA', TITLE, `${ownedSentence(serie, other)}.`),
        binds: () => Promise.resolve('never' as const),
      });
    },
  },
);

const undo = provideFacts(
  undoMovement,
  async ({ id, n }, services) => {
    const found = await caseFor(services, id);
    if (isRejection(found)) return found;
    const movement = found.movimientos.find((one) => one.n === n);
    if (!movement) return { disponible: 0, fuera: false };
    const { producto, bodega, entra } = movement;
    const owner = entra === null ? undefined : await ownerOf(services, producto._id, entra);
    return {
      disponible: await freeIn(services, producto._id, bodega),
      fuera: entra !== null && owner !== caseOwner(String(id)),
    };
  },
  {
    // The customer has the unit again by what it had left by before: an order, or the case that gave it out.
    async before({ id, n }, services) {
      const found = await caseFor(services, id);
      const movement = isRejection(found) ? undefined : found.movimientos.find((one) => one.n === n);
      const { entra, entra_de } = movement ?? {};
      if (!movement || !entra || entra_de === undefined) return undefined;
      return takeClaim(services, serialClaim, {
        valor: serialId(movement.producto._id, entra.toUpperCase()),
        dueno: entra_de,
        taken: (other) => reject('SERIE_USADA', TITLE, `${ownedSentence(entra, other)}.`),
        binds: () => Promise.resolve('never' as const),
      });
    },
  },
);

/** Goods of cases: what their commands ask of products, stock, warehouses and serials. */
export default [part, exchange, lend, undo] as CommandHandler[];
