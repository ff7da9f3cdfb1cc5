import { DocumentDialogs } from '../documents/document-dialogs.tsx';
import { part } from '../ui/part.tsx';
import { integratorScreen, useKeyDialog } from './integrator-screen.tsx';

const dialogs = {
  editar: part(() => import('./key-dialogs.tsx'), 'EditKeyDialog'),
  rotar: part(() => import('./key-dialogs.tsx'), 'RotateKeyDialog'),
  uso: part(() => import('./use-dialog.tsx'), 'UseDialog'),
  avisos: part(() => import('./hooks-dialog.tsx'), 'HooksDialog'),
} as const;

/** What of a key the address names, over its list. */
export const IntegratorDialogs = () => (
  <DocumentDialogs screen={integratorScreen} dialog={useKeyDialog()} dialogs={dialogs} />
);
