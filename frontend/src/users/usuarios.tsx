import { Button } from '@mantine/core';
import { IconMail, IconUserPlus } from '@tabler/icons-react';
import { useMay } from '../access/use-may.ts';
import { inviteUser, registerUser, userGrid } from '../calls/access.ts';
import { ListPage } from '../ui/list/list-page.tsx';
import { useUserActions } from './user-actions.tsx';
import { userCard, userColumns } from './user-columns.tsx';
import { UserDialogs } from './user-dialogs.tsx';
import { useUserDialog } from './use-user-dialog.ts';

/** *Usuarios*: accounts, their profile, flags, links and sessions. */
export function Component() {
  const may = useMay();
  const actions = useUserActions();
  const { show } = useUserDialog();
  return (
    <ListPage
      name="usuarios"
      title="Usuarios"
      context="Quién entra al sistema, con qué perfil y desde dónde."
      unit={['usuario', 'usuarios']}
      query={userGrid}
      columns={userColumns}
      card={userCard}
      rowId={(u) => u._id}
      actions={actions}
      onOpen={(u) => show(u._id)}
      action={
        <>
          {may(inviteUser) && (
            <Button variant="default" leftSection={<IconMail size={16} />} onClick={() => show('invitar')}>
              Invitar por correo
            </Button>
          )}
          {may(registerUser) && (
            <Button leftSection={<IconUserPlus size={16} />} onClick={() => show('nuevo')}>
              Nuevo usuario
            </Button>
          )}
        </>
      }
      empty={{
        title: 'Todavía no hay usuarios',
        hint: 'Quien invitas por correo elige su propia contraseña; su perfil decide qué ve y qué hace.',
      }}
    >
      <UserDialogs />
    </ListPage>
  );
}
