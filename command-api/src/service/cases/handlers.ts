import { user } from '@power/domain/access/user';
import { isRejection, type Rejection, reject } from '@power/domain/kernel/rejection';
import { suppliers } from '@power/domain/masters';
import { askCredit } from '@power/domain/service/credits/ask-credit';
import { openClaim } from '@power/domain/service/claims/open-claim';
import { assignTechnician, type Technician } from '@power/domain/service/cases/advance-case';
import { holdsSerial, serialInCase, serviceCase } from '@power/domain/service/cases/case';
import { changeCaseClient } from '@power/domain/service/cases/change-case-client';
import {
  claimedUnits,
  claimUnits,
  type EarlierCase,
  serialInOpenCase,
} from '@power/domain/service/cases/claimable-units';
import { createCase } from '@power/domain/service/cases/create-case';
import { cannotOpen, type Sale, saleOf, sameSerial } from '@power/domain/service/cases/sale.shared';
import { caseOfOwner, gaveOut, tookBack } from '@power/domain/service/cases/serial-owner';
import { serialUnit } from '@power/domain/inventory/serials/serial';
import { unitId } from '@power/domain/inventory/serials/units.shared';
import { reservationOf } from '@power/domain/reservations/key.shared';
import { serialClaim, serialId } from '@power/domain/picking/serial';
import { visibleOrder } from '@power/domain/streams/order/guards';
import { order } from '@power/domain/streams/order/order';
import { type CommandHandler, type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { readModels } from '@power/infra/platform/sql/database';
import { sql } from 'kysely';
import { numberedBy, UNNUMBERED } from '../../kernel/document-number.ts';
import { mergedPerson } from '../../kernel/merged-into.ts';
import { findPerson } from '../../kernel/people.ts';
import { takeClaim } from '../../kernel/claim.ts';

/** What an order sold by a line, if the person may see the order. */
async function saleFor(services: CommandServices, pedido: number, linea: number): Promise<Sale | Rejection> {
  const found = visibleOrder((await services.load(order, pedido)).state, services.user);
  return isRejection(found) ? found : saleOf(found, linea);
}

const isOrder = (owner: string): boolean => caseOfOwner(owner) === undefined && reservationOf(owner) === undefined;

/** The sale with the unit that went out for one of its own; refused for the one that came back. */
async function afterExchange(services: CommandServices, venta: Sale, typed: string): Promise<Sale | Rejection> {
  const { producto, pedido } = venta;
  const serie = typed.trim().toUpperCase();
  const { dueno } = (await services.load(serialClaim.aggregate, serialId(producto._id, serie))).state;
  const unit = (await services.load(serialUnit, unitId(producto._id, serie))).state;
  if (unit?.devuelta_de === String(pedido) || (dueno !== undefined && isOrder(dueno) && dueno !== String(pedido)))
    return cannotOpen(
      `La serie ${serie} volvió del Pedido N° ${pedido}: si se vendió de nuevo, abre el RMA por esa venta.`,
    );
  const id = dueno === undefined ? undefined : caseOfOwner(dueno);
  const found = id === undefined ? undefined : (await services.load(serviceCase, id)).state;
  if (!found) return venta;
  const out = gaveOut(found, producto._id, serie);
  if (out?.tipo === 'cambio' && found.lineas.some((one) => one.linea === out.linea && one.pedido === pedido))
    return { ...venta, series: [...venta.series, serie] };
  // Its exchange for another was undone: the case itself was opened for the sale.
  const own = found.lineas.find((one) => one.pedido === pedido && one.serie !== null && sameSerial(one.serie, serie));
  const back = tookBack(found, producto._id, serie);
  return back && venta.series.some((one) => sameSerial(one, serie))
    ? cannotOpen(`La serie ${serie} se cambió por ${back.series.join(', ')} en el RMA N° ${id}: el cliente tiene esa.`)
    : own && own.producto._id === producto._id && !back && !venta.series.some((one) => sameSerial(one, serie))
      ? { ...venta, series: [...venta.series, serie] }
      : venta;
}

/** Cases that were opened for an order: those that claimed its units, and those that were opened before cases did. */
async function casesOf(services: CommandServices, pedido: number, own: string): Promise<EarlierCase[]> {
  const claims = (await services.load(claimedUnits, pedido)).state.map(({ caso }) => caso);
  const listed = await readModels(services.db)
    .selectFrom('rma_list')
    .select('_id')
    .where(sql<boolean>`documento -> 'lineas' @> ${JSON.stringify([{ pedido }])}::jsonb`)
    .execute();
  const ids = new Set([...claims, ...listed.map(({ _id }) => _id)]);
  ids.delete(own);
  const loaded = await Promise.all([...ids].map((id) => services.load(serviceCase, id)));
  return loaded.flatMap(({ state }) => state ?? []);
}

/** Claims the units of each order that a new case is about; answers the refusal where fewer are left. */
async function claimUnitsOf(
  services: CommandServices,
  number: number,
  typed: readonly { readonly serie?: string | undefined; readonly cantidad: number }[],
  ventas: readonly Sale[],
): Promise<Rejection | undefined> {
  const lines = typed.map(({ serie, cantidad }, n) => ({ serie, cantidad, venta: ventas[n]! }));
  const caso = String(number);
  for (const pedido of new Set(ventas.map((venta) => venta.pedido))) {
    const own = lines.filter(({ venta }) => venta.pedido === pedido);
    // oxlint-disable-next-line no-await-in-loop -- the first refusal ends it
    const cases = await casesOf(services, pedido, caso);
    const claim = claimUnits({ pedido, caso, lines: own, cases, now: services.now });
    // oxlint-disable-next-line no-await-in-loop -- the first refusal ends it
    const outcome = await services.run(claimedUnits, pedido, `units-${pedido}`, claim);
    if (isRejection(outcome)) return outcome;
  }
  return undefined;
}

const create = provideFacts(
  createCase,
  async ({ rma }, services) => {
    const ventas: Sale[] = [];
    for (const { pedido, linea, serie } of rma.lineas) {
      const venta = await saleFor(services, pedido, linea);
      if (isRejection(venta)) return venta;
      const own = serie === undefined ? venta : await afterExchange(services, venta, serie);
      if (isRejection(own)) return own;
      ventas.push(own);
    }
    return { number: UNNUMBERED, ventas };
  },
  {
    numbered: numberedBy('rma'),
    // A unit is in one open case at a time: its stream says in which.
    async before({ rma }, services, { number, ventas }) {
      const short = await claimUnitsOf(services, number, rma.lineas, ventas);
      if (short) return short;
      for (const [n, { serie }] of rma.lineas.entries()) {
        if (serie === undefined) continue;
        const { producto, series } = ventas[n]!;
        const own = series.find((one) => sameSerial(one, serie))!;
        const refused = await takeClaim(services, serialInCase, {
          valor: `${producto._id}-${own}`,
          dueno: String(number),
          taken: (other) => serialInOpenCase(own, other),
          binds: async (other) => holdsSerial((await services.load(serviceCase, other)).state, producto._id, own),
        });
        if (refused) return refused;
      }
      return undefined;
    },
  },
);

const assign = provideFacts(assignTechnician, async ({ tecnico }, services): Promise<Technician | Rejection> => {
  const person = await findPerson(services, tecnico);
  if (isRejection(person)) return person;
  const { perfil } = (await services.load(user, tecnico)).state;
  return { _id: person._id, nombre: person.nombre, perfil };
});

const follow = provideFacts(changeCaseClient, async ({ id }, services) => {
  const { state } = await services.load(serviceCase, String(id));
  return mergedPerson(services, state?.cliente._id ?? null);
});

const claim = provideFacts(openClaim, async ({ proveedor }, services) => {
  const { state } = await services.load(suppliers.aggregate, proveedor);
  return state?.activo
    ? { proveedor: { _id: proveedor, nombre: String(state.values['razon_social']) } }
    : reject('PROVEEDOR_NO_EXISTE', 'El reclamo no se abrió', 'El proveedor ya no está en la lista. Elige otro.');
});

const credit = provideFacts(askCredit, async ({ id }, services) => {
  const { state } = await services.load(serviceCase, String(id));
  const numbers = [...new Set(state?.lineas.map(({ pedido }) => pedido))];
  const loaded = await Promise.all(numbers.map((pedido) => services.load(order, pedido)));
  return { pedidos: loaded.flatMap(({ state: found }) => found ?? []) };
});

/** Cases: what their commands ask of orders, suppliers and accounts. */
export default [create, assign, follow, claim, credit] as CommandHandler[];
