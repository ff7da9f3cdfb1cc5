import { user } from '@power/domain/access/user';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import { assignTechnician, type Technician } from '@power/domain/service/cases/advance-case';
import { holdsSerial, serialInCase, serviceCase } from '@power/domain/service/cases/case';
import { createCase } from '@power/domain/service/cases/create-case';
import { cannotOpen, type Sale, saleOf, sameSerial } from '@power/domain/service/cases/sale.shared';
import { visibleOrder } from '@power/domain/streams/order/guards';
import { order } from '@power/domain/streams/order/order';
import { type CommandHandler, type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { numberedBy, UNNUMBERED } from '../../kernel/document-number.ts';
import { findPerson } from '../../kernel/people.ts';
import { takeClaim } from '../../kernel/claim.ts';

/** What an order sold by a line, if the person may see the order. */
async function saleFor(services: CommandServices, pedido: number, linea: number): Promise<Sale | Rejection> {
  const found = visibleOrder((await services.load(order, pedido)).state, services.user);
  return isRejection(found) ? found : saleOf(found, linea);
}

const create = provideFacts(
  createCase,
  async ({ rma }, services) => {
    const ventas: Sale[] = [];
    for (const { pedido, linea } of rma.lineas) {
      const venta = await saleFor(services, pedido, linea);
      if (isRejection(venta)) return venta;
      ventas.push(venta);
    }
    return { number: UNNUMBERED, ventas };
  },
  {
    numbered: numberedBy('rma'),
    // A unit is in one open case at a time: its stream says in which.
    async before({ rma }, services, { number, ventas }) {
      for (const [n, { serie }] of rma.lineas.entries()) {
        if (serie === undefined) continue;
        const { producto, series } = ventas[n]!;
        const own = series.find((one) => sameSerial(one, serie))!;
        const refused = await takeClaim(services, serialInCase, {
          valor: `${producto._id}-${own}`,
          dueno: String(number),
          taken: (other) =>
            cannotOpen(`La serie ${own} ya está en el RMA N° ${other}, que sigue abierto: continúa en él.`),
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

/** Cases: what their commands ask of orders and of accounts. */
export default [create, assign] as CommandHandler[];
