import { mayOpen } from '@power/domain/access/menu';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { customerCalls } from '../calls/customers.ts';
import { opportunityCalls } from '../calls/forecast.ts';
import { orderCalls } from '../calls/orders.ts';
import { quotationCalls } from '../calls/quotations.ts';
import { hasScreen } from '../screens.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { useCurrentUser } from './current-user.ts';
import { homeOf } from './home.shared.ts';
import { NoAccess } from './no-access.tsx';
import { useMay } from './use-may.ts';

/** `/sistema` and a landing that this person does not have lead to where the person belongs. */
export function Home() {
  const home = homeOf(useCurrentUser());
  return <Navigate to={home} replace />;
}

/** Documents at their own address, in no menu: whoever may read them opens them. */
const READ_BY: Readonly<Record<string, Parameters<ReturnType<typeof useMay>>[0]>> = {
  'cliente/:id': customerCalls.one,
  'cotizacion/:id': quotationCalls.one,
  'oportunidad/:id': opportunityCalls.one,
  'pedido/:id': orderCalls.one,
};

/**
 * A screen for those whose menu has it, and a document for those who may read such documents. The server refuses the calls
 * of others anyway, but a refused call ends the session on this screen: an address that somebody else copied must not.
 */
export function ScreenGate({ ruta, children }: { ruta: string; children: ReactNode }) {
  const user = useCurrentUser();
  const may = useMay();
  const read = READ_BY[ruta];
  if (mayOpen(user.perfiles.perfil, ruta, user.concesiones) && (!read || may(read))) return children;
  if (ruta === 'landing') return <Home />;
  return <NoAccess />;
}

/** For a profile none of whose screens exists. */
export function Welcome() {
  const user = useCurrentUser();
  if (hasScreen(homeOf(user).replace('/sistema/', ''))) return <Home />;
  return (
    <EmptyState page title={`Hola, ${user.nombre}`} hint="Todavía no hay pantallas para tu perfil en esta versión." />
  );
}
