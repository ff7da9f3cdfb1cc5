import { isRejection, type Rejection, reject } from '@power/domain/kernel/rejection';
import { visibleQuotation } from '@power/domain/quotations/guards';
import { quotation, type Quotation } from '@power/domain/quotations/quotation';
import { followRepair } from '@power/domain/service/cases/follow-quotation';
import { type QuoteFacts, quoteRepair } from '@power/domain/service/cases/quote-repair';
import { outcomeOf, stands } from '@power/domain/service/cases/repair-quotation.shared';
import { type CommandHandler, type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { caseFor } from './goods.ts';

const read = async (services: CommandServices, number: number): Promise<Quotation | undefined> =>
  (await services.load(quotation, number)).state;

const link = provideFacts(
  quoteRepair,
  async ({ id, cotizacion: number }, services): Promise<QuoteFacts | Rejection> => {
    const found = await caseFor(services, id);
    if (isRejection(found)) return found;
    const own = found.cotizacion === null ? undefined : await read(services, found.cotizacion);
    const propia = own && own.rma === found.number && stands(own) ? own.number : null;
    if (number === null) return { cotizacion: null, propia };
    const cotizacion = visibleQuotation(await read(services, number), services.user);
    return isRejection(cotizacion) ? cotizacion : { cotizacion, propia };
  },
);

const follow = provideFacts(followRepair, async ({ cotizacion }, services) => {
  const found = await read(services, cotizacion);
  return found
    ? { estado: outcomeOf(found) }
    : reject('COTIZACION_NO_EXISTE', 'No se anotó', `La Cotización N° ${cotizacion} no existe.`);
});

/** What cases ask of quotations. */
export default [link, follow] as CommandHandler[];
