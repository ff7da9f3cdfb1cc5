import { DEFAULT_TIER, registerProduct } from '@power/domain/products/register-product';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { claimCode } from '../kernel/claim-code.ts';
import { tableFrom } from '../kernel/margin-tables.ts';

export default provideFacts(
  registerProduct,
  async ({ producto: { tier = DEFAULT_TIER } }, services) => ({
    _id: String(await services.nextNumber('producto')),
    tabla: await tableFrom(services, tier),
  }),
  { before: ({ producto: { codigo } }, services, { _id }) => claimCode(codigo, services, _id) },
);
