import { suppliers } from '@power/domain/masters';
import { confirmSupplierOrder, type SupplierFacts } from '@power/domain/purchasing/orders/confirm-supplier-order';
import { provideFacts } from '@power/infra/platform/commands/handler';

/** Whose orders the account may confirm: those of the company that it is linked to, by the name that orders hold. */
export default provideFacts(confirmSupplierOrder, async (_, { load, user }): Promise<SupplierFacts> => {
  if (user.proveedor_id === undefined) return { proveedor: undefined };
  const { state } = await load(suppliers.aggregate, user.proveedor_id);
  return { proveedor: state && !state.eliminado ? String(state.values['razon_social']) : undefined };
});
