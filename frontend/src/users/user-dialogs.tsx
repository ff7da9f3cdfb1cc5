import { Modal, Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { userSheet } from '../calls/access.ts';
import { isOffline } from '../api/call-error.ts';
import { useQueryCall } from '../api/hooks.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { useUserDialog } from './use-user-dialog.ts';

const NewUser = lazy(async () => ({ default: (await import('./new-user-dialog.tsx')).NewUserDialog }));
const Sheet = lazy(async () => ({ default: (await import('./user-sheet.tsx')).UserSheet }));
const Data = lazy(async () => ({ default: (await import('./data-dialog.tsx')).DataDialog }));
const Profile = lazy(async () => ({ default: (await import('./profile-dialog.tsx')).ProfileDialog }));
const Permissions = lazy(async () => ({ default: (await import('./permissions-dialog.tsx')).PermissionsDialog }));
const Grants = lazy(async () => ({ default: (await import('./grants-dialog.tsx')).GrantsDialog }));
const Links = lazy(async () => ({ default: (await import('./links-dialog.tsx')).LinksDialog }));
const Sessions = lazy(async () => ({ default: (await import('./sessions-dialog.tsx')).SessionsDialog }));
const Activity = lazy(async () => ({ default: (await import('./activity-dialog.tsx')).ActivityDialog }));
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

function Existing({ id }: { id: string }) {
  const { view, close } = useUserDialog();
  const { data, error } = useQueryCall(userSheet, { usuario: id });
  if (!data?.usuario) {
    return (
      <Modal opened onClose={close} title="Usuario">
        {error && !isOffline(error) ? (
          <EmptyState title="El usuario no se pudo abrir" hint="Puede que ya no exista. Vuelve a la lista." />
        ) : (
          <Skeleton height={240} />
        )}
      </Modal>
    );
  }
  const Dialog = dialogs[view];
  return <Dialog sheet={data} onClose={close} />;
}

/** The user dialog that the address names. */
export function UserDialogs() {
  const { usuario, close } = useUserDialog();
  if (!usuario) return null;
  return (
    <Suspense fallback={null}>
      {usuario === 'nuevo' || usuario === 'invitar' ? (
        <NewUser invite={usuario === 'invitar'} onClose={close} />
      ) : (
        <Existing key={usuario} id={usuario} />
      )}
    </Suspense>
  );
}
