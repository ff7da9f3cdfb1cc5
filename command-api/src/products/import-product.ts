import { importProduct } from '@power/domain/products/import-product';
import { product } from '@power/domain/products/product';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { claimCode } from '../kernel/claim-code.ts';
import { claimNames } from '../kernel/product-names.ts';
import { allTables } from '../kernel/margin-tables.ts';
import { registeredUnits } from '../kernel/registered-serials.ts';
import { productWithCode } from '../kernel/product-by-code.ts';

export default provideFacts(
  importProduct,
  async ({ fila }, services) => {
    const id = await productWithCode(services, fila.codigo as string);
    return {
      _id: id ?? String(await services.nextNumber('producto')),
      tablas: await allTables(services),
      registradas: id !== undefined && fila.serializable === false ? await registeredUnits(services, id) : 0,
    };
  },
  {
    before: async ({ fila }, services, { _id }) => {
      const refused = await claimCode(fila.codigo as string, services, _id);
      if (refused) return refused;
      const { state } = await services.load(product, _id);
      const ean = fila.ean as string[] | undefined;
      const next = {
        part_number: (fila.part_number as string | undefined) || (state?.part_number ?? ''),
        ean: ean && ean.length > 0 ? ean : (state?.ean ?? []),
        activo: state?.activo ?? true,
      };
      return next.part_number === '' ? undefined : claimNames(services, _id, { next, before: state, ask: true });
    },
  },
);
