import { Button } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../ui/empty-state.tsx';

export const NotFound = () => (
  <EmptyState
    page
    icon={<IconMapOff size={32} stroke={1.5} />}
    title="Esta página no existe"
    hint="La dirección puede tener un error o la página cambió de lugar."
    action={
      <Button component={Link} to="/">
        Ir al inicio
      </Button>
    }
  />
);

export const PublicNotFound = () => (
  <main>
    <NotFound />
  </main>
);
