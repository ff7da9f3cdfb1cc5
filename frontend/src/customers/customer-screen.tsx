import { type CustomerAction, customerDocument } from '@power/domain/customers/views/customer-document';
import type { CustomerSheet } from '@power/domain/customers/views/sheet';
import { IconArrowMerge, IconBan, IconHistory, IconPencil, IconPlayerPlay } from '@tabler/icons-react';
import { customerCalls, customerGrid } from '../calls/customers.ts';
import type { DocumentScreen } from '../documents/types.ts';
import { CustomerBody } from './customer-body.tsx';
import { MergedNotice } from './merged-notice.tsx';
import { askAndDeactivate, reactivate } from './customer-commands.ts';

const icon = { size: 16, stroke: 1.6 };

/** The sheet of a customer: what it adds to its declaration. */
export const customerScreen: DocumentScreen<CustomerSheet, CustomerAction> = {
  document: customerDocument,
  calls: customerCalls,
  sheetTitle: (_, sheet) => sheet?.nombre ?? 'Cliente',
  run: {
    editar: (_, show) => show('editar'),
    desactivar: (c) => void askAndDeactivate(c),
    reactivar: (c) => void reactivate(c),
    unir: (_, show) => show('unir'),
    historia: (_, show) => show('historia'),
  },
  icons: {
    editar: <IconPencil {...icon} />,
    desactivar: <IconBan {...icon} />,
    reactivar: <IconPlayerPlay {...icon} />,
    unir: <IconArrowMerge {...icon} />,
    historia: <IconHistory {...icon} />,
  },
  Notice: MergedNotice,
  Body: CustomerBody,
  lists: { clientes: { query: customerGrid, idField: '_id' } },
};
