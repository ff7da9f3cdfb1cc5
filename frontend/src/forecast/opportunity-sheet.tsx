import { DocumentOverList } from '../documents/document-over-list.tsx';
import { opportunityScreen } from './opportunity-screen.tsx';
import { useOpportunityDialog } from './use-opportunity-dialog.shared.ts';

/** The tracking dialog over whatever screen names it. */
export function OpportunitySheetDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { open, show, porcentaje } = useOpportunityDialog();
  return (
    <DocumentOverList
      screen={opportunityScreen}
      id={id}
      view={open?.view === 'historia' ? 'historia' : 'resumen'}
      show={(to, view) => show(to, view)}
      begun={porcentaje !== undefined}
      onClose={onClose}
    />
  );
}
