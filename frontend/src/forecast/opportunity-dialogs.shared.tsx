import { part } from '../ui/part.tsx';
import { useOpportunityDialog } from './use-opportunity-dialog.shared.ts';

const OpportunitySheetDialog = part(() => import('./opportunity-sheet.tsx'), 'OpportunitySheetDialog');
const EventDialog = part(() => import('./event-dialog.tsx'), 'EventDialog');

/** What of an opportunity the address names, over whatever screen. */
export function OpportunityDialogs() {
  const { open, close } = useOpportunityDialog();
  if (open?.id === undefined) return null;
  const { id, view } = open;
  return view === 'agendar' ? (
    <EventDialog key={id} id={id} onClose={close} />
  ) : (
    <OpportunitySheetDialog key={id} id={id} onClose={close} />
  );
}
