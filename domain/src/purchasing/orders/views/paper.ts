import { z } from 'zod';
import { defineQuery } from '../../../kernel/query.ts';
import { paymentMethodMaster } from '../../../settings/views/payment-method-row.ts';
import { shippingAddressMaster } from '../../../settings/views/shipping-address-row.ts';
import { shippingMethodMaster } from '../../../settings/views/shipping-method-row.ts';
import { supplierMaster } from '../../views/supplier-row.ts';
import { OC_COSTS, ocId } from '../guards.ts';
import { purchaseOrderRow } from './purchase-order-row.ts';

/** An import order on paper, in English and with its prices: for those who see what it costs. */
export const purchaseOrderPaper = defineQuery({
  context: 'purchasing',
  path: '/orden_compras/exportarpdf',
  name: 'purchase-order-paper',
  access: { perfiles: OC_COSTS },
  reads: [supplierMaster, shippingAddressMaster, shippingMethodMaster, paymentMethodMaster].map(
    ({ row }) => row.projection,
  ),
  scope: purchaseOrderRow.scope,
  summary: 'Orden de compra de importación en PDF, en inglés, para su proveedor',
  file: 'pdf',
  request: z.strictObject({ id: ocId }),
  reply: z.object({ ok: z.literal(true) }),
});
