import { z } from 'zod';
import {
  code,
  count,
  day,
  instant,
  json,
  key,
  number,
  pesos,
  quantity,
  rate,
  state,
  text,
} from '../../../kernel/field.ts';
import { everyone } from '../../../kernel/query.ts';
import { defineRow, type RowOf, withOnly } from '../../../kernel/row.ts';
import { landedCostLooks } from '../looks.ts';
import { ESTADOS_COSTEO } from '../terms.shared.ts';

/** A landed cost in its list. */
export const landedCostRow = defineRow({
  projection: 'purchasing/landed-cost-list',
  table: 'landedcost_list',
  topic: 'precio-entrega',
  walked: ['number'],
  // Who may not deal with costs may not ask for their list.
  scope: everyone,
  fields: {
    _id: key(),
    number: number('N°', { search: true }),
    estado: state('Estado', ESTADOS_COSTEO, { looks: landedCostLooks }),
    fecha: day('Fecha'),
    proveedor: text('Proveedor', { search: true }),
    ordenes_compra: text('Órdenes de compra', { search: true }),
    invoice: code('Invoice', { nullable: true, search: true }),
    moneda: code('Moneda'),
    tipo_cambio: rate('Tipo de cambio'),
    lineas: count('Líneas'),
    unidades: count('Unidades'),
    fob_divisa: quantity('FOB en moneda'),
    cif_pesos: pesos('CIF en pesos'),
    ad_valorem_pesos: pesos('Ad valorem en pesos'),
    gastos: pesos('Gastos en Chile'),
    iva: pesos('IVA (19%)'),
    costo_estimado: pesos('Estimado', { nullable: true }),
    costo_real: pesos('Real', { nullable: true }),
    /** Real less estimated. */
    costo_diferencia: pesos('Real − estimado', { nullable: true }),
    /** Bills that came after it was posted, of those that stand. */
    complementos: count('Complementos'),
    costo_complementos: pesos('Costo de complementos', { nullable: true }),
    /** Real, with them. */
    costo_final: pesos('Costo final', { nullable: true }),
    /** What goods cost more, or less, that were sold before it was known. */
    ajuste_vendido: pesos('Ajuste de lo vendido', { nullable: true }),
    creado_por: text('Creada por', { person: true }),
    createdAt: instant('Creada'),
    contabilizado_por: text('Contabilizado por', { nullable: true, person: true }),
    contabilizado: instant('Contabilizado', { nullable: true }),
    updatedAt: instant('Actualizada'),
    version: count('Versión', { internal: true }),
    /** The document as its stream folds it, which its next event goes on from. */
    documento: json('Documento', z.unknown(), { internal: true }),
  },
});
export type LandedCostRow = RowOf<typeof landedCostRow>;

const { documento: _, ...shown } = landedCostRow.fields;
/** What its list shows: all but the document itself. */
export const shownLandedCostRow = withOnly(landedCostRow, Object.keys(shown) as (keyof typeof shown)[]);
