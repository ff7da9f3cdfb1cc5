import {
  PurchaseReportEnded,
  PurchaseReportPart,
  PurchaseReportRequested,
} from '@power/domain/purchasing/report/events';
import { purchaseReportRow } from '@power/domain/purchasing/report/views/report-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

const key = (d: { readonly informe: string }): string[] => [d.informe];

/** Purchase reports with their progress: what its screen shows, and where the job goes on. */
export default rowProjection(purchaseReportRow, {
  version: 1,
  indexes: [['autor_id', 'number'], ['estado']],
  ignores: ['PurchaseSuggestionChanged'],
  rules: [
    rule(PurchaseReportRequested, key, (_, { informe, number, terminos, productos, autor }, { at }) => ({
      _id: informe,
      number,
      estado: 'En proceso',
      productos,
      hechos: 0,
      marcas_informe: terminos.marcas.join(', ') || 'Todas',
      marcas_pedidas: terminos.marcas,
      meses_informe: terminos.meses,
      nivel_servicio: terminos.nivel_servicio,
      cobertura_dias: terminos.cobertura_dias,
      autor_id: autor._id,
      autor: autor.nombre,
      motivo: null,
      partes: 0,
      hasta: '',
      createdAt: at,
      updatedAt: at,
    })),
    rule(
      PurchaseReportPart,
      key,
      (row, { parte, hasta, lineas }, { at }) =>
        row && { ...row, partes: parte + 1, hasta, hechos: row.hechos + lineas.length, updatedAt: at },
    ),
    rule(
      PurchaseReportEnded,
      key,
      (row, { estado, motivo }, { at }) => row && { ...row, estado, motivo, updatedAt: at },
    ),
  ],
});
