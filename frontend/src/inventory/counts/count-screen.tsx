import { countDocument, type CountAction } from '@power/domain/inventory/counts/views/count-document';
import type { CountSheet } from '@power/domain/inventory/counts/views/sheet';
import { Alert } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBan,
  IconCheck,
  IconChecks,
  IconClipboardList,
  IconHistory,
  IconRefresh,
} from '@tabler/icons-react';
import { countGrid, stockCountCalls } from '../../calls/inventory.ts';
import type { DocumentScreen } from '../../documents/types.ts';
import { askAndApprove, askAndCancel, askAndReopen, COUNTS, finish, retry } from './count-commands.ts';

const icon = { size: 16, stroke: 1.6 };

/** What could not be adjusted is said above the lines. */
const Notice = ({ sheet: { lineas } }: { readonly sheet: CountSheet }) =>
  lineas.some(({ pendiente }) => pendiente !== null) ? (
    <Alert color="yellow" variant="light" role="alert" title="Hay líneas que no se ajustaron">
      Revisa el motivo en cada línea, resuélvelo y usa «Reintentar ajustes».
    </Alert>
  ) : null;

/** The sheet of a count: what it adds to its declaration. */
export const countScreen: DocumentScreen<CountSheet, CountAction> = {
  document: countDocument,
  alone: true,
  calls: stockCountCalls,
  sheetTitle: (id) => countDocument.title(id),
  address: (id) => `/sistema/inventarios?inventario=${id}`,
  run: {
    contar: (_, show) => show('contar'),
    terminar: (c) => void finish(c),
    aprobar: (c) => void askAndApprove(c),
    reintentar: (c) => void retry(c),
    historia: (_, show) => show('historia'),
    devolver: (c) => void askAndReopen(c),
    anular: (c) => void askAndCancel(c),
  },
  icons: {
    contar: <IconClipboardList {...icon} />,
    terminar: <IconChecks {...icon} />,
    aprobar: <IconCheck {...icon} />,
    reintentar: <IconRefresh {...icon} />,
    historia: <IconHistory {...icon} />,
    devolver: <IconArrowBackUp {...icon} />,
    anular: <IconBan {...icon} />,
  },
  Notice,
  lists: { [COUNTS]: { query: countGrid, idField: '_id' } },
};
