import { type Rejection, reject } from '@power/domain/kernel/rejection';
import { serviceConditions } from '@power/domain/masters';
import type { NewQuotationFacts } from '@power/domain/quotations/new-quotation';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** The text blocks that a quotation uses, as they stand now. */
export async function usedConditions(
  services: CommandServices,
  ids: readonly string[],
  titulo: string,
): Promise<NewQuotationFacts['condiciones'] | Rejection> {
  const used: NewQuotationFacts['condiciones'] = [];
  for (const id of ids) {
    const { state, version } = await services.load(serviceConditions.aggregate, id);
    if (!state?.activo || state.eliminado)
      return reject(
        'CONDICION_NO_EXISTE',
        titulo,
        'Una de las condiciones de servicio ya no existe. Elígelas de nuevo.',
      );
    const { tipo, nombre, texto } = state.values as { tipo: string; nombre: string; texto: string };
    used.push({ tipo, nombre, version: version + 1, texto });
  }
  return used;
}
