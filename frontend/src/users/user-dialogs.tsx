import { Button, Modal, Skeleton } from '@mantine/core';
import { SHEET } from '../ui/dialogs/sheet-width.ts';
import { part } from '../ui/part.tsx';
import { userGrid, userSheet } from '../calls/access.ts';
import { isOffline } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { useNeighbours } from '../documents/use-neighbours.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { useOpened } from '../ui/forms/use-opened.ts';
import { useLiveRefresh } from '../live/refresh.ts';
import type { SheetProps } from './sheet.ts';
import { useUserDialog } from './use-user-dialog.ts';

const NewUser = part(() => import('./new-user-dialog.tsx'), 'NewUserDialog');
const Sheet = part(() => import('./user-sheet.tsx'), 'UserSheet');
const Data = part(() => import('./data-dialog.tsx'), 'DataDialog');
const Profile = part(() => import('./profile-dialog.tsx'), 'ProfileDialog');
const Permissions = part(() => import('./permissions-dialog.tsx'), 'PermissionsDialog');
const Grants = part(() => import('./grants-dialog.tsx'), 'GrantsDialog');
const Links = part(() => import('./links-dialog.tsx'), 'LinksDialog');
const Sessions = part(() => import('./sessions-dialog.tsx'), 'SessionsDialog');
const Activity = part(() => import('./activity-dialog.tsx'), 'ActivityDialog');
const dialogs = {
  ficha: Sheet,
  datos: Data,
  perfil: Profile,
  permisos: Permissions,
  concesiones: Grants,
  vinculos: Links,
  sesiones: Sessions,
  actividad: Activity,
};

const LIST = { query: userGrid, idField: '_id' };
const READ: ReadonlySet<string> = new Set(['ficha', 'sesiones', 'actividad']);

/** What is read is as it is now; what is edited is the account as it was when its form opened. */
function Opened({ view, sheet, steps, onClose }: SheetProps & { view: keyof typeof dialogs }) {
  const { opened, goOn } = useOpened({ ...sheet, version: sheet.usuario.version });
  const Dialog = dialogs[view];
  return <Dialog sheet={READ.has(view) ? sheet : opened} steps={steps} onClose={onClose} onNewer={goOn} />;
}

function Existing({ id }: { id: string }) {
  const { view, show, close } = useUserDialog();
  // Not of the sheet: J and K are heard while it is on its way, too.
  const steps = useNeighbours(view === 'ficha' ? LIST : undefined, id, (to) => show(to));
  // What is edited is what the server holds now, not what somebody saw of it before.
  const { data, error, isFetchedAfterMount } = useQueryCall(userSheet, { usuario: id }, { staleTime: 0 });
  useLiveRefresh(userSheet, userSheet.topic, (clave) => clave === id);
  if (!data?.usuario || !isFetchedAfterMount) {
    return (
      <Modal opened onClose={close} title="Usuario" size={SHEET.record}>
        {error && !isOffline(error) ? (
          <EmptyState
            title="El usuario no se pudo abrir"
            hint="Puede que ya no exista. Vuelve a la lista."
            action={<Button onClick={close}>Volver a la lista</Button>}
          />
        ) : (
          <Skeleton height={240} />
        )}
      </Modal>
    );
  }
  return <Opened key={view} view={view} sheet={data} steps={steps} onClose={close} />;
}

/** The user dialog that the address names. */
export function UserDialogs() {
  const { usuario, close } = useUserDialog();
  if (!usuario) return null;
  return (
    <>
      {usuario === 'nuevo' || usuario === 'invitar' ? (
        <NewUser invite={usuario === 'invitar'} onClose={close} />
      ) : (
        <Existing key={usuario} id={usuario} />
      )}
    </>
  );
}
