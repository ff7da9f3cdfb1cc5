import { DocumentRoute } from '../documents/document-route.tsx';
import { CaseDialogs } from './case-dialogs.tsx';
import { caseScreen, useCaseDialog } from './case-screen.tsx';

/** A case at its own address: `/sistema/rma/12`. */
export function Component() {
  const { show } = useCaseDialog();
  return (
    <>
      <DocumentRoute screen={caseScreen} open={(id, view) => show(id, view as 'resolver')} />
      <CaseDialogs page />
    </>
  );
}
