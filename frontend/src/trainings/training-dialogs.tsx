import { DocumentOverList } from '../documents/document-over-list.tsx';
import { WithSheet } from '../documents/with-sheet.tsx';
import { part } from '../ui/part.tsx';
import { trainingScreen, useTrainingDialog } from './training-screen.tsx';

const dialogs = {
  inscribir: part(() => import('./form-dialogs.tsx'), 'EnrolDialog'),
  asistencia: part(() => import('./attendance-dialog.tsx'), 'AttendanceDialog'),
  editar: part(() => import('./form-dialogs.tsx'), 'EditTrainingDialog'),
} as const;

/** What of a training the address names, over its list. */
export function TrainingDialogs() {
  const { open, show, close } = useTrainingDialog();
  if (open?.id === undefined) return null;
  const { id, view } = open;
  if (view !== 'resumen' && view !== 'historia') {
    const Dialog = dialogs[view];
    return (
      <WithSheet key={id} screen={trainingScreen} id={id} title={`Capacitación N° ${id}`} onClose={close}>
        {(sheet) => <Dialog sheet={sheet} onClose={close} />}
      </WithSheet>
    );
  }
  return (
    <DocumentOverList
      key={id}
      screen={trainingScreen}
      id={id}
      view={view}
      show={(to, name) => show(to, name as 'historia')}
      onClose={close}
    />
  );
}
