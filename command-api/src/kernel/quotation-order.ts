import { type Rejection, reject } from '@power/domain/kernel/rejection';
import { quotation } from '@power/domain/quotations/quotation';
import { convertedAs, OWN_CONVERSION, quotationOrder } from '@power/domain/quotations/quotation-order';
import { reservationOf } from '@power/domain/reservations/key.shared';
import { reservation, type Reservation } from '@power/domain/reservations/reservation';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { takeClaim } from './claim.ts';

/** One number for the order of a quotation, whichever way it is made and however often it is tried. */
export const quotationSubject = (cotizacion: string | number): string => `cotizacion-${cotizacion}`;

/** Whether a conversion that claimed the quotation's order has made it, or still may. */
async function binds(services: CommandServices, cotizacion: string, owner: string): Promise<boolean | 'never'> {
  if (owner === OWN_CONVERSION) return (await services.load(quotation, cotizacion)).state?.estado === 'Convertida';
  const { state: r } = await services.load(reservation, reservationOf(owner)!);
  if (r && r.convertida_en !== null) return true;
  return r?.retenida ? false : 'never';
}

/** Takes the order of a quotation for a conversion; the refusal where another conversion has it. */
export const claimQuotationOrder = (
  services: CommandServices,
  cotizacion: string | number,
  dueno: string,
  titulo: string,
): Promise<Rejection | undefined> =>
  takeClaim(services, quotationOrder, {
    valor: String(cotizacion),
    dueno,
    binds: (owner) => binds(services, String(cotizacion), owner),
    taken: () =>
      reject(
        'YA_CONVERTIDA',
        titulo,
        `La Cotización N° ${cotizacion} se está convirtiendo en pedido en este momento. Vuelve a abrirla.`,
      ),
  });

/** Closes the quotation of a reservation that is an order of its own now. */
export async function closeQuotation(
  services: CommandServices,
  { cotizacion, nuevo }: Pick<Reservation, 'cotizacion' | 'nuevo'>,
): Promise<void> {
  if (cotizacion === null || !nuevo) return;
  await services.run(quotation, String(cotizacion), 'reserved', (q) =>
    convertedAs(q, { number: nuevo.number, codigo_sap: nuevo.codigo_sap, usuario: nuevo.creado_por }),
  );
}
