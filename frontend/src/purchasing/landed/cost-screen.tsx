import { type LandedCostAction, landedCostDocument } from '@power/domain/purchasing/landed/views/landed-cost-document';
import type { LandedCostSheet } from '@power/domain/purchasing/landed/views/sheet';
import {
  IconArrowBackUp,
  IconCheck,
  IconHistory,
  IconPencil,
  IconReceipt,
  IconReceiptRefund,
} from '@tabler/icons-react';
import { landedCostCalls, landedCostGrid } from '../../calls/purchasing.ts';
import type { DocumentScreen } from '../../documents/types.ts';
import { ComplementPanel } from './complement-panel.tsx';
import { InvoiceNotice } from './invoice-notice.tsx';
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
    complementar: (_, show) => show('complementar'),
    historia: (_, show) => show('historia'),
    revertircomplemento: (_, show) => show('revertircomplemento'),
    revertir: (c) => void askAndRevert(c),
  },
  icons: {
    editar: <IconPencil {...icon} />,
    contabilizar: <IconCheck {...icon} />,
    complementar: <IconReceipt {...icon} />,
    historia: <IconHistory {...icon} />,
    revertircomplemento: <IconReceiptRefund {...icon} />,
    revertir: <IconArrowBackUp {...icon} />,
  },
  Notice: InvoiceNotice,
  panels: (sheet) =>
    sheet.complementos.length === 0
      ? []
      : [
          {
            key: 'complementos',
            label: `Complementos (${sheet.complementos.length})`,
            content: <ComplementPanel sheet={sheet} />,
          },
        ],
  lists: { '/listado-precio-entrega': { query: landedCostGrid, idField: '_id' } },
};
