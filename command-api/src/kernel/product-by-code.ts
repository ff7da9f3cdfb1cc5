import { product, productCode } from '@power/domain/products/product';
import { foldedName } from '@power/domain/products/shared-names.shared';
import type { CommandServices } from '@power/infra/platform/commands/handler';

/** `_id` of the product that has a code, however it is capitalised, as the log has it; undefined when there is none. */
export async function productWithCode(services: CommandServices, codigo: string): Promise<string | undefined> {
  const { dueno } = (await services.load(productCode.aggregate, foldedName(codigo))).state;
  return dueno !== undefined && (await services.load(product, dueno)).state ? dueno : undefined;
}
