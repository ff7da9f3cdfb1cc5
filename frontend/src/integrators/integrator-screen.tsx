import { type IntegratorAction, integratorDocument } from '@power/domain/integrators/views/integrator-document';
import type { IntegratorSheet } from '@power/domain/integrators/views/sheet';
import {
  IconBan,
  IconBell,
  IconChartBar,
  IconHistory,
  IconLockOpen,
  IconPencil,
  IconRefresh,
} from '@tabler/icons-react';
import { integratorCalls, integratorGrid } from '../calls/integrators.ts';
import type { DocumentScreen } from '../documents/types.ts';
import { useDocumentDialog } from '../documents/use-document-dialog.ts';
import { askAndSuspend, KEYS, reactivate } from './integrator-commands.ts';

const icon = { size: 16, stroke: 1.6 };

/** What of a key is open: `?clave=3&ver=rotar`. */
export const useKeyDialog = () => useDocumentDialog('clave', ['historia', 'editar', 'rotar', 'uso', 'avisos']);

/** The sheet of a key: what it adds to its declaration. */
export const integratorScreen: DocumentScreen<IntegratorSheet, IntegratorAction> = {
  document: integratorDocument,
  alone: true,
  calls: integratorCalls,
  sheetTitle: (id) => integratorDocument.title(id),
  address: (id) => `/sistema/${KEYS}?clave=${id}`,
  run: {
    editar: (_, show) => show('editar'),
    rotar: (_, show) => show('rotar'),
    uso: (_, show) => show('uso'),
    avisos: (_, show) => show('avisos'),
    reactivar: (k) => void reactivate(k),
    historia: (_, show) => show('historia'),
    suspender: (k) => void askAndSuspend(k),
  },
  icons: {
    editar: <IconPencil {...icon} />,
    rotar: <IconRefresh {...icon} />,
    reactivar: <IconLockOpen {...icon} />,
    uso: <IconChartBar {...icon} />,
    avisos: <IconBell {...icon} />,
    historia: <IconHistory {...icon} />,
    suspender: <IconBan {...icon} />,
  },
  lists: { [KEYS]: { query: integratorGrid, idField: '_id' } },
};
