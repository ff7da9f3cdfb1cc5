import { DocumentRoute } from '../documents/document-route.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { StopDialogs } from './route-dialogs.shared.tsx';
import { routeScreen } from './route-screen.tsx';

/** A route at its own address: `/sistema/despacho/12`. */
export const Component = () => (
  <>
    <DocumentRoute screen={routeScreen} open={() => undefined} />
    <StopDialogs />
    <EditDialog />
  </>
);
