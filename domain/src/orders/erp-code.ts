import { defineClaim } from '../kernel/claim.ts';

/** Which order has an ERP number: requests name orders by `codigo_sap`, and only the log may say which one that is. */
export const erpCode = defineClaim('codigo_sap', 'ErpCodeAssigned', 'Número ERP asignado');
