import { type TrainingAction, trainingDocument } from '@power/domain/trainings/views/training-document';
import type { TrainingSheet } from '@power/domain/trainings/views/sheet';
import { IconBan, IconChecklist, IconHistory, IconPencil, IconQrcode, IconUserPlus } from '@tabler/icons-react';
import { trainingCalls, trainingGrid } from '../calls/trainings.ts';
import type { DocumentScreen } from '../documents/types.ts';
import { useDocumentDialog } from '../documents/use-document-dialog.ts';
import { Enrolled } from './enrolled.tsx';
import { askAndCancel, TRAININGS } from './training-commands.ts';

const icon = { size: 16, stroke: 1.6 };

/** What of a training is open: `?capacitacion=3&ver=inscribir`. */
export const useTrainingDialog = () =>
  useDocumentDialog('capacitacion', ['historia', 'inscribir', 'recibir', 'asistencia', 'editar']);

/** The sheet of a training: what it adds to its declaration. */
export const trainingScreen: DocumentScreen<TrainingSheet, TrainingAction> = {
  document: trainingDocument,
  alone: true,
  calls: trainingCalls,
  sheetTitle: (id) => trainingDocument.title(id),
  address: (id) => `/sistema/${TRAININGS}?capacitacion=${id}`,
  run: {
    inscribir: (_, show) => show('inscribir'),
    recibir: (_, show) => show('recibir'),
    asistencia: (_, show) => show('asistencia'),
    editar: (_, show) => show('editar'),
    historia: (_, show) => show('historia'),
    cancelar: (t) => void askAndCancel(t),
  },
  icons: {
    inscribir: <IconUserPlus {...icon} />,
    recibir: <IconQrcode {...icon} />,
    asistencia: <IconChecklist {...icon} />,
    editar: <IconPencil {...icon} />,
    historia: <IconHistory {...icon} />,
    cancelar: <IconBan {...icon} />,
  },
  Body: Enrolled,
  lists: { [TRAININGS]: { query: trainingGrid, idField: '_id' } },
};
