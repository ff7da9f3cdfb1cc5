import { DocumentDialogs } from '../documents/document-dialogs.tsx';
import { part } from '../ui/part.tsx';
import { caseScreen, useCaseDialog } from './case-screen.tsx';

const dialogs = {
  diagnostico: part(() => import('./workshop-dialogs.tsx'), 'DiagnosisDialog'),
  resolver: part(() => import('./workshop-dialogs.tsx'), 'ResolveDialog'),
  repuesto: part(() => import('./goods-dialogs.tsx'), 'PartDialog'),
  cambiar: part(() => import('./goods-dialogs.tsx'), 'ExchangeDialog'),
  prestar: part(() => import('./loan-dialogs.tsx'), 'LendDialog'),
  prestamo: part(() => import('./loan-dialogs.tsx'), 'LoanDialog'),
  deshacer: part(() => import('./desk-dialogs.tsx'), 'UndoDialog'),
  cotizacion: part(() => import('./desk-dialogs.tsx'), 'QuoteDialog'),
  reclamo: part(() => import('./claim-dialogs.tsx'), 'ClaimDialog'),
  avanzarreclamo: part(() => import('./claim-dialogs.tsx'), 'ClaimStepDialog'),
  acreditar: part(() => import('./credit-dialog.tsx'), 'CreditDialog'),
  asignar: part(() => import('./workshop-dialogs.tsx'), 'AssignDialog'),
} as const;

/** What of a case the address names, over whatever screen; on its own page the sheet is there already. */
export const CaseDialogs = ({ page = false }: { readonly page?: boolean }) => (
  <DocumentDialogs screen={caseScreen} dialog={useCaseDialog()} dialogs={dialogs} page={page} />
);
