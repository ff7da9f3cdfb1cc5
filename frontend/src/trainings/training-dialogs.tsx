import { DocumentDialogs } from '../documents/document-dialogs.tsx';
import { part } from '../ui/part.tsx';
import { trainingScreen, useTrainingDialog } from './training-screen.tsx';

const dialogs = {
  inscribir: part(() => import('./form-dialogs.tsx'), 'EnrolDialog'),
  recibir: part(() => import('./door-dialog.tsx'), 'DoorDialog'),
  asistencia: part(() => import('./attendance-dialog.tsx'), 'AttendanceDialog'),
  editar: part(() => import('./form-dialogs.tsx'), 'EditTrainingDialog'),
} as const;

/** What of a training the address names, over its list. */
export const TrainingDialogs = () => (
  <DocumentDialogs screen={trainingScreen} dialog={useTrainingDialog()} dialogs={dialogs} />
);
