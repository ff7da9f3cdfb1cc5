import type { RecordName } from '../../kernel/refers.ts';

/** Records that an order names: they are in their lists and in use. */
export const REFERS: Readonly<Record<string, RecordName>> = {
  'orden.proveedor': { master: 'supplier', field: 'razon_social' },
  'orden.marca': { master: 'brand', field: 'nombre' },
  'orden.moneda': { master: 'currency', field: 'codigo' },
  'orden.shipping_address': { master: 'shippingAddress', field: 'nombre' },
  'orden.shipping_method': { master: 'shippingMethod', field: 'codigo' },
  'orden.payment_method': { master: 'importPayment', field: 'codigo' },
};
