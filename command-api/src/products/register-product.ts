import { DEFAULT_TIER, registerProduct } from '@power/domain/products/register-product';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { claimCode } from '../kernel/claim-code.ts';
import { UNNUMBERED } from '../kernel/document-number.ts';
import { claimNames } from '../kernel/product-names.ts';
import { tableFrom } from '../kernel/margin-tables.ts';

export default provideFacts(
  registerProduct,
  async ({ producto: { tier = DEFAULT_TIER } }, services) => ({
    _id: String(UNNUMBERED),
    tabla: await tableFrom(services, tier),
  }),
  {
    numbered: {
      series: 'producto',
      fill: async (facts, { nextNumber }) => ({ ...facts, _id: String(await nextNumber('producto')) }),
    },
    before: async ({ producto: { codigo, part_number, ean = [] } }, services, { _id }) =>
      (await claimCode(codigo, services, _id)) ??
      // Of a history that is loaded whole there is no list yet, and every name of it is claimed.
      claimNames(services, _id, { next: { part_number, ean, activo: true }, ask: services.origin !== undefined }),
  },
);
