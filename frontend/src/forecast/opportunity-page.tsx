import { DocumentRoute } from '../documents/document-route.tsx';
import { OpportunityDialogs } from './opportunity-dialogs.shared.tsx';
import { opportunityScreen } from './opportunity-screen.tsx';
import { useOpportunityDialog } from './use-opportunity-dialog.shared.ts';

/** An opportunity at its own address: `/sistema/oportunidad/8001`. */
export function Component() {
  const { show } = useOpportunityDialog();
  return (
    <>
      <DocumentRoute screen={opportunityScreen} open={show} />
      <OpportunityDialogs />
    </>
  );
}
