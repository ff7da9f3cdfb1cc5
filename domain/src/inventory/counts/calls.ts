import { documentCalls } from '../../kernel/document-calls.ts';
import { relatedOf } from '../../kernel/relation.ts';
import { relations } from '../../relations.ts';
import { STOCK_APPROVERS } from '../access.ts';
import { countLine } from './count-line.ts';
import { stockCount } from './count.ts';
import { conteoId, COUNTERS, visibleCount } from './guards.ts';
import { approveCount, cancelCount, finishCount, reopenCount, retryCount } from './settle-count.ts';
import { shownCount } from './shown-count.ts';
import { countDocument } from './views/count-document.ts';
import { countSheet } from './views/sheet.ts';

/** Sheet, history and files of counts. */
export const stockCountCalls = documentCalls(countDocument, {
  related: relatedOf(countDocument.row, relations),
  aggregate: stockCount,
  id: conteoId,
  sheet: countSheet,
  read: COUNTERS,
  // What others counted stands there: whoever counts does not look.
  historia: STOCK_APPROVERS,
  attach: COUNTERS,
  visible: visibleCount,
  shown: shownCount,
  actions: {
    contar: countLine,
    terminar: finishCount,
    aprobar: approveCount,
    reintentar: retryCount,
    historia: 'history',
    devolver: reopenCount,
    anular: cancelCount,
  },
  anytime: [],
});
