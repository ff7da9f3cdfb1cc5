import { MarginTableSet } from '@power/domain/pricing/events';
import { marginTableRow } from '@power/domain/pricing/views/margin-table-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

/** Margin tables in force, by tier. */
export default rowProjection(marginTableRow, {
  version: 1,
  rules: [
    rule(
      MarginTableSet,
      ({ tier }) => [String(tier)],
      (_, { tier, numero, margen, motivo }, c) => ({
        _id: String(tier),
        tier,
        numero,
        ...margen,
        motivo,
        autor: c.nombre ?? c.user,
        updatedAt: c.at,
        version: c.version,
      }),
    ),
  ],
});
