import { purchasesSheet } from '@power/domain/finance/views/sales';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { backwards } from '../finance/stretch.shared.ts';

/** No purchase is kept yet: there is no line of any day. */
export default handleQuery(
  purchasesSheet,
  async ({ fdesde, fhasta }) => backwards(fdesde, fhasta) ?? { ok: true as const, fdesde, fhasta, lineas: [] },
);
