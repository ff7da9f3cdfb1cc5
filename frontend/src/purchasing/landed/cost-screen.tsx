import { type LandedCostAction, landedCostDocument } from '@power/domain/purchasing/landed/views/landed-cost-document';
import type { LandedCostSheet } from '@power/domain/purchasing/landed/views/sheet';
import { IconArrowBackUp, IconCheck, IconHistory, IconPencil } from '@tabler/icons-react';
import { landedCostCalls, landedCostGrid } from '../../calls/purchasing.ts';
import type { DocumentScreen } from '../../documents/types.ts';
import { askAndPost, askAndRevert } from './cost-commands.ts';

const icon = { size: 16, stroke: 1.6 };

/** The sheet of a landed cost: what it adds to its declaration. */
export const costScreen: DocumentScreen<LandedCostSheet, LandedCostAction> = {
  document: landedCostDocument,
  alone: true,
  calls: landedCostCalls,
  sheetTitle: (id) => landedCostDocument.title(id),
  address: (id) => `/listado-precio-entrega?costeo=${id}`,
  run: {
    editar: (_, show) => show('editar'),
    contabilizar: (c) => void askAndPost(c),
    historia: (_, show) => show('historia'),
    revertir: (c) => void askAndRevert(c),
  },
  icons: {
    editar: <IconPencil {...icon} />,
    contabilizar: <IconCheck {...icon} />,
    historia: <IconHistory {...icon} />,
    revertir: <IconArrowBackUp {...icon} />,
  },
  lists: { '/listado-precio-entrega': { query: landedCostGrid, idField: '_id' } },
};
