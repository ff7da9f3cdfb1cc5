import { product, productCode } from '@power/domain/products/product';
import { takenCode } from '@power/domain/products/product-data';
import { foldedName } from '@power/domain/products/shared-names.shared';
import type { Rejection } from '@power/domain/kernel/rejection';
import type { CommandServices } from '@power/infra/platform/commands/handler';
import { takeClaim } from './claim.ts';

/** Takes a code for a product; refused while another product has it. */
export const claimCode = (codigo: string, services: CommandServices, dueno: string): Promise<Rejection | undefined> =>
  takeClaim(services, productCode, {
    valor: foldedName(codigo),
    dueno,
    taken: () => takenCode(codigo),
    binds: async (other) => (await services.load(product, other)).state !== undefined,
  });
