import {
  code,
  count,
  day,
  instant,
  key,
  number,
  percentage,
  pesos,
  quantity,
  rate,
  state,
  text,
} from '../../kernel/field.ts';
import { defineRow, type RowOf } from '../../kernel/row.ts';
import { invoiceLooks } from '../invoice-looks.ts';
import { ESTADOS_INVOICE } from '../parts.ts';

/** An import invoice in its list; whoever is limited to brands sees those of own brands. Without topic: changes are told to nobody who did not give the code. */
export const invoiceRow = defineRow({
  projection: 'invoice/invoice-list',
  table: 'importinvoice_list',
  walked: ['number'],
  scope: { marca: 'marca' },
  fields: {
    _id: key(),
    number: number('N°', { search: true }),
    factura: text('Factura proveedor', { search: true }),
    fecha: day('Fecha'),
    proveedor: text('Proveedor', { search: true }),
    marca: text('Marca', { search: true }),
    orden_compra: code('Orden de compra', { nullable: true, search: true }),
    moneda: code('Moneda'),
    /** Null of those of before: what their order says. */
    incoterm: code('Incoterm', { nullable: true }),
    estado: state('Estado', ESTADOS_INVOICE, { looks: invoiceLooks }),
    productos: count('Productos'),
    unidades: count('Unidades'),
    tipo_cambio: rate('Tipo de cambio'),
    tipo_cambio_aduana: rate('Dólar aduanero'),
    fob: quantity('FOB'),
    flete: quantity('Flete'),
    seguro: quantity('Seguro'),
    cif: quantity('CIF'),
    ad_valorem_porcentaje: percentage('Ad valorem %'),
    ad_valorem: quantity('Ad valorem'),
    valor_aduanero: pesos('Valor aduanero'),
    ad_valorem_pesos: pesos('Ad valorem en pesos'),
    iva: pesos('IVA (19%)'),
    almacenaje: pesos('Almacenaje aduanero'),
    agencia: pesos('Agencia de aduana'),
    forwarder: pesos('Forwarder'),
    costo_total: pesos('Costo en bodega'),
    factor: rate('Factor', { nullable: true }),
    precio_entrega: count('Precio de entrega', { nullable: true }),
    creado_por: text('Ingresada por', { person: true }),
    createdAt: instant('Ingresada'),
    updatedAt: instant('Actualizada'),
    version: count('Versión', { internal: true }),
  },
});
export type InvoiceRow = RowOf<typeof invoiceRow>;
