import { openCount, scopeOf } from '@power/domain/inventory/counts/open-count';
import { provideFacts } from '@power/infra/platform/commands/handler';
import { numberedBy, UNNUMBERED } from '../kernel/document-number.ts';
import { linesOf } from './counts/count-scope.ts';

/** What is where, as far as the count goes. */
export default provideFacts(
  openCount,
  async ({ conteo }, services) => ({
    lineas: scopeOf(conteo) === undefined ? [] : await linesOf(conteo, services),
    number: UNNUMBERED,
  }),
  { numbered: numberedBy('inventario') },
);
