import { menuOf } from '@power/domain/access/menu';
import { EXTERNAL_PERFILES } from '@power/domain/kernel/perfiles';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { hasScreen } from '../screens.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { useCurrentUser } from './current-user.ts';
import { homeOf } from './home.shared.ts';
import { NoAccess } from './no-access.tsx';
import { useOpensRoute } from './opens.shared.ts';

/** `/sistema` and a landing that this person does not have lead to where the person belongs. */
export function Home() {
  const home = homeOf(useCurrentUser());
  return <Navigate to={home} replace />;
}

/**
 * A screen for those whose menu has it, and a document for those who may read such documents. The server refuses the calls
 * of others anyway, but a refused call ends the session on this screen: an address that somebody else copied must not.
 */
export function ScreenGate({ ruta, children }: { ruta: string; children: ReactNode }) {
  if (useOpensRoute()(ruta)) return children;
  if (ruta === 'landing') return <Home />;
  return <NoAccess />;
}

/** For a profile none of whose screens exists: what is coming, and whom to ask meanwhile. */
export function Welcome() {
  const user = useCurrentUser();
  if (hasScreen(homeOf(user).replace('/sistema/', ''))) return <Home />;
  const { perfil } = user.perfiles;
  const coming = menuOf(perfil, { erp: user.erp, concesiones: user.concesiones }).flatMap(({ entradas }) => entradas);
  const names = new Intl.ListFormat('es').format(coming.map(({ etiqueta }) => etiqueta));
  const ask = EXTERNAL_PERFILES.includes(perfil) ? 'tu contacto en Power Mobile' : 'un administrador';
  return (
    <EmptyState
      page
      title={`Hola, ${user.nombre}`}
      hint={
        <>
          Tu cuenta funciona, pero las pantallas del perfil {perfil} todavía no están en esta versión.
          {names !== '' && ` Aquí vas a encontrar: ${names}.`} Lo que necesites mientras tanto, pídelo a {ask}.
        </>
      }
    />
  );
}
