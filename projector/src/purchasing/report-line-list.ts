import { PurchaseReportPart, PurchaseSuggestionChanged } from '@power/domain/purchasing/report/events';
import type { LineaInforme } from '@power/domain/purchasing/report/parts';
import { type ReportLineRow, reportLineRow } from '@power/domain/purchasing/report/views/report-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const keyOf = (informe: string, producto: string): string => `${informe}/${producto}`;
const rowOf = (line: LineaInforme, informe: string, autor_id: string, at: string): ReportLineRow => {
  const { stock, ventas, llega = null, proveedor = null, lead_time, cobertura, motivo, ...rest } = line;
  return {
    ...rest,
    _id: keyOf(informe, line.producto_id),
    informe,
    autor_id,
    llega,
    proveedor,
    stock_disponible: stock,
    ventas_meses: ventas,
    dias_proveedor: lead_time,
    cobertura_actual: cobertura,
    razon: motivo,
    cambiado: false,
    updatedAt: at,
  };
};

/** Products of purchase reports, with what somebody changed of their suggestions. */
export default rowProjection(reportLineRow, {
  version: 3,
  indexes: [['informe'], ['producto_id']],
  ignores: ['PurchaseReportRequested', 'PurchaseReportEnded'],
  rules: [
    rule(
      PurchaseReportPart,
      ({ informe, lineas }) => lineas.map(({ producto_id }) => keyOf(informe, producto_id)),
      (_, { informe, autor_id, lineas }, { at }, key) =>
        rowOf(
          lineas.find(({ producto_id }) => keyOf(informe, producto_id) === key)!,
          informe,
          autor_id,
          at,
        ),
    ),
    rule(
      PurchaseSuggestionChanged,
      ({ informe, producto_id }) => [keyOf(informe, producto_id)],
      (row, { sugerido }, { at }) => row && { ...row, sugerido, cambiado: true, updatedAt: at },
    ),
  ],
});
