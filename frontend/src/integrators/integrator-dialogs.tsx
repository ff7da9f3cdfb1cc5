import { DocumentOverList } from '../documents/document-over-list.tsx';
import { WithSheet } from '../documents/with-sheet.tsx';
import { part } from '../ui/part.tsx';
import { integratorScreen, useKeyDialog } from './integrator-screen.tsx';

const dialogs = {
  editar: part(() => import('./key-dialogs.tsx'), 'EditKeyDialog'),
  rotar: part(() => import('./key-dialogs.tsx'), 'RotateKeyDialog'),
  uso: part(() => import('./use-dialog.tsx'), 'UseDialog'),
} as const;

/** What of a key the address names, over its list. */
export function IntegratorDialogs() {
  const { open, show, close } = useKeyDialog();
  if (open?.id === undefined) return null;
  const { id, view } = open;
  if (view !== 'resumen' && view !== 'historia') {
    const Dialog = dialogs[view];
    return (
      <WithSheet key={id} screen={integratorScreen} id={id} title={`Clave API N° ${id}`} onClose={close}>
        {(sheet) => <Dialog sheet={sheet} onClose={close} />}
      </WithSheet>
    );
  }
  return (
    <DocumentOverList
      key={id}
      screen={integratorScreen}
      id={id}
      view={view}
      show={(to, name) => show(to, name as 'historia')}
      onClose={close}
    />
  );
}
