import { code, count, day, instant, key, number, percentage, quantity, state, text } from '../../../kernel/field.ts';
import { defineRow, type RowOf, withComputed, withOnly } from '../../../kernel/row.ts';
import { purchaseOrderLooks } from '../looks.ts';
import { ESTADOS_OC, INCOTERMS } from '../parts.ts';

/** An import order in its lists; whoever is limited to brands sees those of own brands. */
export const purchaseOrderRow = defineRow({
  projection: 'purchasing/purchase-order-list',
  table: 'purchaseorder_list',
  topic: 'ordenes-compra',
  walked: ['number'],
  scope: { marca: 'marca' },
  fields: {
    _id: key(),
    number: number('N°', { search: true }),
    estado: state('Estado', ESTADOS_OC, { looks: purchaseOrderLooks }),
    proveedor: text('Proveedor', { search: true }),
    marca: text('Marca', { search: true }),
    moneda: code('Moneda'),
    incoterm: state('Incoterm', INCOTERMS),
    shipping_method: code('Método de envío'),
    shipping_address: text('Dirección de envío'),
    payment_method: code('Método de pago'),
    etd: day('ETD', { nullable: true }),
    eta: day('ETA', { nullable: true }),
    documento: text('Documento', { nullable: true, search: true }),
    /** As the supplier confirmed it. */
    despacho_confirmado: day('Despacho confirmado', { nullable: true }),
    lineas: count('Líneas'),
    unidades: count('Unidades'),
    recibidas: count('Recibidas'),
    recibido_porcentaje: percentage('Recibido %'),
    /** When something of it last came. */
    ultima_recepcion: instant('Última recepción', { nullable: true }),
    /** In the order's currency. */
    costo_fob_total: quantity('Total', { cost: true }),
    creado_por: text('Creada por', { person: true }),
    createdAt: instant('Creada'),
    updatedAt: instant('Actualizada'),
    version: count('Versión', { internal: true }),
  },
});
export type PurchaseOrderRow = RowOf<typeof purchaseOrderRow>;

/** The same in its lists: how late it is. */
export const listedOrderRow = withComputed(purchaseOrderRow, {
  atraso: count('Días de atraso', { computed: true, nullable: true }),
});

/** What its supplier sees of it: units, days and states, never prices (requirements §2, `stock-proveedor`). */
export const supplierOrderRow = withOnly(purchaseOrderRow, [
  '_id',
  'number',
  'estado',
  'proveedor',
  'marca',
  'incoterm',
  'shipping_method',
  'shipping_address',
  'etd',
  'eta',
  'despacho_confirmado',
  'lineas',
  'unidades',
  'recibidas',
  'updatedAt',
  'version',
]);
export type SupplierOrderRow = RowOf<typeof supplierOrderRow>;
