import { withCustomer } from './editor/change-quotation.ts';
import { emptyQuotation, type TypedQuotation } from './editor/typed-quotation.ts';
import type { Beginning } from './new-quotation.tsx';
import type { Repair } from './repair-quotation.tsx';

/** The editor as the repair of a case begins: its customer, and what it was repaired with. */
export const repairOf = ({
  number,
  cliente,
  lineas,
}: Pick<Repair, 'number' | 'cliente' | 'lineas'>): TypedQuotation => ({
  ...withCustomer(emptyQuotation(''), cliente),
  rma: number,
  referencia: `Reparación RMA N° ${number}`,
  lineas: lineas.map((line) => ({ ...line, key: crypto.randomUUID() })),
});

/** How a new quotation begins with it. */
export const repairBeginning = (repair: Repair): Beginning => ({
  begin: () => repairOf(repair),
  is: (q) => q.rma === repair.number,
  replace: `Reemplazarla por la reparación del RMA N° ${repair.number}`,
  context: `Reparación del RMA N° ${repair.number}`,
  notices: repair.avisos,
});
