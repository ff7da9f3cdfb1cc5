import { product, productCode } from '@power/domain/products/product';
import { takenCode } from '@power/domain/products/product-data';
import { DEFAULT_TIER, registerProduct } from '@power/domain/products/register-product';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { tableFrom } from '../kernel/margin-tables.ts';
import { takeClaim } from '../kernel/claim.ts';

export default provideFacts(
  registerProduct,
  async ({ producto: { tier = DEFAULT_TIER } }, services) => ({
    _id: String(await services.nextNumber('producto')),
    tabla: await tableFrom(services, tier),
  }),
  {
    before: ({ producto: { codigo } }, services, { _id }) =>
      takeClaim(services, productCode, {
        valor: codigo.toUpperCase(),
        dueno: _id,
        taken: () => takenCode(codigo),
        binds: async (other) => (await services.load(product, other)).state !== undefined,
      }),
  },
);
