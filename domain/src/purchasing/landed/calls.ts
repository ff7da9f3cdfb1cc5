import { documentCalls } from '../../kernel/document-calls.ts';
import { changeLandedCost } from './change-landed-cost.ts';
import { complementLandedCost } from './complement/complement-landed-cost.ts';
import { revertComplement } from './complement/revert-complement.ts';
import { COST_READERS, COSTERS, costeoId, visibleLandedCost } from './guards.ts';
import { landedCost } from './landed-cost.ts';
import { postLandedCost } from './post-landed-cost.ts';
import { revertLandedCost } from './revert-landed-cost.ts';
import { landedCostDocument } from './views/landed-cost-document.ts';
import { landedCostSheet } from './views/sheet.ts';

/** What the server does with a landed cost by itself. */
export const landedCostCalls = documentCalls(landedCostDocument, {
  related: [],
  aggregate: landedCost,
  id: costeoId,
  sheet: landedCostSheet,
  read: COST_READERS,
  historia: COST_READERS,
  attach: COSTERS,
  visible: visibleLandedCost,
  shown: (c) => c,
  actions: {
    editar: changeLandedCost,
    contabilizar: postLandedCost,
    complementar: complementLandedCost,
    historia: 'history',
    revertircomplemento: revertComplement,
    revertir: revertLandedCost,
  },
  anytime: [],
});
