import { DocumentOverList } from '../documents/document-over-list.tsx';
import { WithSheet } from '../documents/with-sheet.tsx';
import { part } from '../ui/part.tsx';
import { caseScreen, useCaseDialog } from './case-screen.tsx';

const dialogs = {
  diagnostico: part(() => import('./workshop-dialogs.tsx'), 'DiagnosisDialog'),
  resolver: part(() => import('./workshop-dialogs.tsx'), 'ResolveDialog'),
  asignar: part(() => import('./workshop-dialogs.tsx'), 'AssignDialog'),
} as const;

/** What of a case the address names, over whatever screen; on its own page the sheet is there already. */
export function CaseDialogs({ page = false }: { readonly page?: boolean }) {
  const { open, show, close } = useCaseDialog();
  if (open?.id === undefined) return null;
  const { id, view } = open;
  if (view !== 'resumen' && view !== 'historia') {
    const Dialog = dialogs[view];
    return (
      <WithSheet key={id} screen={caseScreen} id={id} title={`RMA N° ${id}`} onClose={close}>
        {(sheet) => <Dialog sheet={sheet} onClose={close} />}
      </WithSheet>
    );
  }
  if (page) return null;
  return (
    <DocumentOverList
      key={id}
      screen={caseScreen}
      id={id}
      view={view}
      show={(to, name) => show(to, name as 'historia')}
      onClose={close}
    />
  );
}
