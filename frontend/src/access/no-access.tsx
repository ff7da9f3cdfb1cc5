import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../ui/empty-state.tsx';
import { useCurrentUser } from './current-user.ts';

/** In the place of what this profile has not: an address that somebody else copied. */
export function NoAccess() {
  const { perfil } = useCurrentUser().perfiles;
  return (
    <EmptyState
      page
      icon={<IconLock size={32} stroke={1.5} />}
      title="Perfil sin autorización"
      hint={`Tu perfil (${perfil}) no tiene acceso a esta pantalla.`}
      action={
        <Button component={Link} to="/sistema">
          Volver al inicio
        </Button>
      }
    />
  );
}
