import { identityOf } from '@power/domain/kernel/master-rows';
import { type Rejection, reject } from '@power/domain/kernel/rejection';
import { paymentOptions } from '@power/domain/masters';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** Payment codes, as requests name them and documents keep them. */
export interface Terms {
  readonly condicion_pago?: string | undefined;
  readonly metodo_pago?: string | null | undefined;
}

/** Whether a code may be chosen: one that the document keeps, or one that is still offered. */
async function exists(
  services: CommandServices,
  tipo: 'condicion' | 'metodo',
  codigo: string | null | undefined,
  kept: string | null | undefined,
): Promise<boolean> {
  if (!codigo || codigo === kept) return true;
  const { master, aggregate } = paymentOptions;
  return (await services.load(aggregate, identityOf(master, { tipo, codigo }))).state?.activo === true;
}

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
