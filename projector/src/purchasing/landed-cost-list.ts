import { aggregates } from '@power/domain/aggregates';
import type { landedCostCalls } from '@power/domain/documents';
import type { Aggregate } from '@power/domain/kernel/aggregate';
import { soldAdjustment } from '@power/domain/purchasing/landed/adjustments.shared';
import { complementsOf, standing } from '@power/domain/purchasing/landed/complement/complement.shared';
import { type LandedCostRow, landedCostRow } from '@power/domain/purchasing/landed/views/landed-cost-row';
import { documentList } from '../kernel/document-list.ts';

type State = (typeof landedCostCalls)['rules']['aggregate']['initial'];
type LandedCost = NonNullable<State>;
const landedCost = aggregates.get('landedcost') as Aggregate<State>;

function rowOf(c: LandedCost): Omit<LandedCostRow, 'documento' | 'updatedAt' | 'version'> {
  const real = c.estado === 'Estimado' ? null : c.costo_total;
  return {
    _id: c._id,
    number: c.number,
    estado: c.estado,
    fecha: c.fecha,
    proveedor: c.proveedor,
    ordenes_compra: c.ordenes.join(', '),
    invoice: c.invoice ?? null,
    moneda: c.moneda,
    tipo_cambio: c.tipo_cambio,
    lineas: c.lineas.length,
    unidades: c.unidades,
    fob_divisa: c.fob_divisa,
    cif_pesos: c.cif_pesos,
    ad_valorem_pesos: c.ad_valorem_pesos,
    gastos: c.gastos,
    iva: c.iva,
    costo_estimado: c.costo_estimado,
    costo_real: real,
    costo_diferencia: real === null || c.costo_estimado === null ? null : real - c.costo_estimado,
    complementos: standing(c).length,
    costo_complementos: real === null ? null : complementsOf(c),
    costo_final: real === null ? null : real + complementsOf(c),
    ajuste_vendido: c.contabilizado === null ? null : soldAdjustment(c),
    creado_por: c.creado_por.nombre,
    createdAt: c.createdAt,
    contabilizado_por: c.contabilizado_por?.nombre ?? null,
    contabilizado: c.contabilizado,
  };
}

/** Landed costs as their list reads them. */
export default documentList(landedCostRow, landedCost, rowOf, { version: 4, indexes: [['number'], ['estado']] });
