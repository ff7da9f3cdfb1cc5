import { dollarRow } from '@power/domain/settings/views/dollar';
import { rateExport } from '@power/domain/settings/views/rates';
import { exportOf } from '@power/infra/platform/export/export-of';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { excelOf } from '@power/infra/platform/rows/excel';
import { allRates } from './dollar-grid.shared.ts';

const columns = excelOf(dollarRow, ['fecha', 'tipo', 'valor', 'fuente', 'origen', 'motivo', 'usuario', 'updatedAt']);

export default handleQuery(rateExport, exportOf(rateExport, { titulo: 'Tipos de cambio', grid: allRates, columns }));
