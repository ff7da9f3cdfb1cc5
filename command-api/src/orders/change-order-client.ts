import { changeOrderClient } from '@power/domain/orders/change-order-client';
import { order } from '@power/domain/streams/order/order';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { mergedInto } from '../kernel/merged-into.ts';

export default provideFacts(changeOrderClient, async ({ pedido }, services) => {
  const { state } = await services.load(order, pedido);
  const staying = await mergedInto(services, state?.client._id ?? null);
  if (!staying) return null;
  const { _id, nombre, tipo_cliente, legalcode, codigo_sap, email, phone } = staying;
  return { _id, name: nombre, tipo_cliente, legalcode, codigo_sap, email, phone };
});
