import {
  cancelParcel,
  closeParcel,
  NOT_CANCELLED,
  NOT_CLOSED,
  NOT_PACKED,
  NOT_REOPENED,
  packParcel,
  reopenParcel,
} from '@power/domain/dispatches/parcels/change-parcel';
import { goodsOf, linesOf, unpacked } from '@power/domain/dispatches/parcels/goods';
import { packableOrder, visibleParcel } from '@power/domain/dispatches/parcels/guards';
import { type OpenFacts, openParcel } from '@power/domain/dispatches/parcels/open-parcel';
import { parcel, parcelTitle } from '@power/domain/dispatches/parcels/parcel';
import type { LineaEmbalada } from '@power/domain/dispatches/parcels/parts';
import { mergeParcel, NOT_MERGED, NOT_SPLIT, splitParcel } from '@power/domain/dispatches/parcels/split-parcel';
import { parcelGoods, takeGoods } from '@power/domain/dispatches/parcels/taken';
import { receive, receiveParcel } from '@power/domain/dispatches/parcels/transfer';
import { isRejection, type Rejection, reject } from '@power/domain/kernel/rejection';
import { labels } from '@power/domain/labels/labels';
import { CODIGOS_EMBALAJE, labelsOf, packagePayload } from '@power/domain/labels/payload.shared';
import { deliveredParcels } from '@power/domain/streams/order/delivery-parts.shared';
import { type Order, order } from '@power/domain/streams/order/order';
import { type CommandHandler, type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { numberedBy, UNNUMBERED } from '../../kernel/document-number.ts';
import { notASerial } from '../../kernel/not-a-serial.ts';
import { parcelsOf } from './known.ts';

type Id = string | number;
const NOT_OPENED = 'El embalaje no se abrió';

const theParcel = async (services: CommandServices, id: Id) => visibleParcel((await services.load(parcel, id)).state);

/** The order of a package, if it is packed now. */
async function orderOf(services: CommandServices, id: Id, titulo: string): Promise<Order | Rejection> {
  const found = await theParcel(services, id);
  if (isRejection(found)) return found;
  const { _id, number } = found.pedido;
  const { state } = await services.load(order, _id);
  return deliveredParcels(state ?? {}).includes(found.number)
    ? reject('EMBALAJE_ENTREGADO', titulo, `El ${parcelTitle(found.number)} ya se entregó al cliente.`)
    : packableOrder(state, number, titulo);
}

interface Takes {
  readonly pedido: Order;
  readonly number: number;
  readonly revision: number;
  readonly contenido: readonly LineaEmbalada[];
  readonly titulo: string;
}
/** Takes goods of the order for a package before the package says so: of two people who want the same, one is refused. */
async function take(services: CommandServices, { pedido, titulo, ...own }: Takes): Promise<Rejection | undefined> {
  const others = (await parcelsOf(services, pedido._id)).filter(({ number }) => number !== own.number);
  const goods = goodsOf(pedido);
  // What its picking scanned was judged there.
  for (const { producto, series } of own.contenido) {
    const scanned = goods.get(producto._id)?.series ?? [];
    const typed = series.filter((serie) => !scanned.includes(serie));
    const misread = await notASerial(services, producto._id, typed, titulo);
    if (misread) return misread;
  }
  const taken = takeGoods({ pedido: pedido._id, goods, own, others, now: services.now, titulo });
  const outcome = await services.run(parcelGoods, pedido._id, 'embala', taken);
  return isRejection(outcome) ? outcome : undefined;
}

/** A code that is on a label already: it was issued. */
async function wrongCode(services: CommandServices, number: number): Promise<Rejection | undefined> {
  const { state } = await services.load(labels, labelsOf('embalaje', CODIGOS_EMBALAJE));
  return state.impresas[packagePayload(number)] === undefined
    ? reject('CODIGO_DESCONOCIDO', NOT_OPENED, `E|${number} no es un código emitido. Emítelo en QR de Embalajes.`)
    : undefined;
}

const open = provideFacts(
  openParcel,
  async ({ pedido: wanted, number, todo }, services): Promise<OpenFacts | Rejection> => {
    const de = packableOrder((await services.load(order, wanted)).state, wanted, NOT_OPENED);
    if (isRejection(de)) return de;
    const wrong = number === undefined ? undefined : await wrongCode(services, number);
    if (wrong) return wrong;
    const contenido = todo ? unpacked(goodsOf(de), await parcelsOf(services, de._id)) : [];
    if (todo && contenido.length === 0)
      return reject('TODO_EMBALADO', NOT_OPENED, `Todo lo del Pedido N° ${wanted} ya está en sus embalajes.`);
    const pedido = { _id: de._id, number: de.number, cliente_nombre: de.client.name };
    return { pedido, contenido, number: number ?? UNNUMBERED };
  },
  {
    numbered: { ...numberedBy('embalaje'), wanted: ({ number }) => number === UNNUMBERED },
    before: async (_request, services, { pedido, number, contenido }) => {
      // A code that is used already is the decision's to refuse.
      if ((await services.load(parcel, number)).state) return undefined;
      const de = packableOrder((await services.load(order, pedido._id)).state, pedido.number, NOT_OPENED);
      if (isRejection(de)) return de;
      return take(services, { pedido: de, number, revision: -1, contenido, titulo: NOT_OPENED });
    },
  },
);

const pack = provideFacts(
  packParcel,
  async ({ id }, services) => {
    const pedido = await orderOf(services, id, NOT_PACKED);
    if (isRejection(pedido)) return pedido;
    return { pedido, revision: (await services.load(parcel, id)).state?.revision ?? 0 };
  },
  {
    before: async ({ id, contenido }, services, { pedido, revision }) => {
      const own = await theParcel(services, id);
      if (isRejection(own)) return own;
      // What the decision refuses is taken by nobody.
      const lines = linesOf(contenido, goodsOf(pedido), own.contenido, NOT_PACKED);
      if (isRejection(lines) || own.revision !== revision) return undefined;
      return take(services, { pedido, number: own.number, revision, contenido: lines, titulo: NOT_PACKED });
    },
  },
);

const split = provideFacts(
  splitParcel,
  async ({ id }, services) => {
    const pedido = await orderOf(services, id, NOT_SPLIT);
    return isRejection(pedido) ? pedido : { number: UNNUMBERED };
  },
  {
    numbered: { fill: numberedBy('embalaje').fill },
    // The person goes on to the new package: it is there with the answer, not only when the process has come to it.
    async finish({ number }, { id, tipo }, services) {
      const { state: de } = await services.load(parcel, id);
      const sent = de?.salidas.find(({ embalaje_destino }) => embalaje_destino === number);
      if (!de || !sent) return {};
      const creado_por = { _id: services.user._id, nombre: services.user.nombre };
      const nuevo = { tipo, creado_por, createdAt: services.now };
      await services.run(parcel, number, 'separa', receive(number, { de, traslado: sent.traslado, nuevo }));
      return {};
    },
  },
);

const merge = provideFacts(
  mergeParcel,
  async ({ id, destino }, services) => {
    const pedido = await orderOf(services, id, NOT_MERGED);
    return isRejection(pedido) ? pedido : { otro: (await services.load(parcel, destino)).state };
  },
  {
    async finish(_reply, { id, destino }, services) {
      const { state: de } = await services.load(parcel, id);
      const sent = de?.salidas.findLast((one) => one.embalaje_destino === destino);
      // Refused where somebody closed the other one in this moment: the process that follows gives it back.
      if (de && sent) await services.run(parcel, destino, 'une', receive(destino, { de, traslado: sent.traslado }));
      return {};
    },
  },
);

const ofOrder = async (services: CommandServices, id: Id, titulo: string) => {
  const pedido = await orderOf(services, id, titulo);
  return isRejection(pedido) ? pedido : {};
};

/** Packages: what their commands ask of the order, of its other packages and of codes that were printed. */
export default [
  open,
  pack,
  split,
  merge,
  provideFacts(closeParcel, ({ id }, services) => ofOrder(services, id, NOT_CLOSED)),
  provideFacts(reopenParcel, ({ id }, services) => ofOrder(services, id, NOT_REOPENED)),
  provideFacts(cancelParcel, async ({ id }, services) => {
    const found = await theParcel(services, id);
    if (isRejection(found)) return found;
    // Of an order that was cancelled its packages are undone: that is how the goods come free.
    const { state } = await services.load(order, found.pedido._id);
    return state?.estatus === 'Anulado' ? {} : ofOrder(services, id, NOT_CANCELLED);
  }),
  provideFacts(receiveParcel, async ({ de }, services) => {
    const found = await theParcel(services, de);
    return isRejection(found) ? found : { de: found };
  }),
] as readonly CommandHandler[];
