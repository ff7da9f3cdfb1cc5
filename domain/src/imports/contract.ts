import type { CallBase } from '../kernel/call.ts';
import { loadErpCustomers } from './load-erp-customers.ts';
import { nameImportRows } from './name-import-rows.ts';
import { reportImport } from './report-import.ts';
import { startImport } from './start-import.ts';
import { uploadImport } from './upload-import.ts';
import { importProgress, readImport, rehearseImport } from './views/queries.ts';

export const importsContract: readonly CallBase[] = [
  uploadImport,
  startImport,
  loadErpCustomers,
  nameImportRows,
  reportImport,
  readImport,
  rehearseImport,
  importProgress,
];
