import { paymentOption } from '@power/domain/finance/payment-option';
import { type Rejection, reject } from '@power/domain/kernel/rejection';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** Payment codes, as requests name them and documents keep them. */
export interface Terms {
  readonly condicion_pago?: string | undefined;
  readonly metodo_pago?: string | null | undefined;
}

const exists = async (
  services: CommandServices,
  tipo: 'condicion' | 'metodo',
  codigo: string | null | undefined,
  kept: string | null | undefined,
): Promise<boolean> =>
  !codigo || codigo === kept || (await services.load(paymentOption, `${tipo}-${codigo}`)).state !== undefined;

/** The refusal of a code that nobody knows; one that the document has already may stay, also when it is no longer offered. */
export async function unknownTerms(
  services: CommandServices,
  titulo: string,
  asked: Terms,
  kept: Terms | undefined,
): Promise<Rejection | undefined> {
  const { condicion_pago, metodo_pago } = asked;
  if (!(await exists(services, 'condicion', condicion_pago, kept?.condicion_pago)))
    return reject(
      'CONDICION_NO_EXISTE',
      titulo,
      `La condición de pago ${condicion_pago} no existe. Elige una de la lista.`,
    );
  if (!(await exists(services, 'metodo', metodo_pago, kept?.metodo_pago)))
    return reject('METODO_NO_EXISTE', titulo, `El método de pago ${metodo_pago} no existe. Elige uno de la lista.`);
  return undefined;
}
