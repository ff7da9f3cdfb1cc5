import { StoreFigureImported } from '@power/domain/assistant/events';
import { storeFigureRow } from '@power/domain/assistant/views/assistant-row';
import { rule } from '@power/infra/platform/projection/define';
import { rowProjection } from '@power/infra/platform/rows/columns';

/** What the app stores said, day by day. */
export default rowProjection(storeFigureRow, {
  version: 1,
  indexes: [['tienda', 'fecha']],
  rules: [
    rule(
      StoreFigureImported,
      (d) => [d._id],
      (_, { resultado: _of, ...d }, c) => ({ ...d, importado: c.at }),
    ),
  ],
});
