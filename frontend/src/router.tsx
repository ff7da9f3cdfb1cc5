import type { ComponentType, ReactNode } from 'react';
import {
  createBrowserRouter,
  Navigate,
  Outlet,
  type RouteObject,
  ScrollRestoration,
  useRouteError,
} from 'react-router-dom';
import { Guard } from './access/guard.tsx';
import { NotFound, PublicNotFound } from './access/not-found.tsx';
import { keepMoment } from './past/keep-moment.ts';
import { queueScreens, screens } from './screens.ts';
import { ShellSkeleton } from './shell/shell-skeleton.tsx';
import { Failure } from './ui/error-boundary.tsx';
import { PageSkeleton } from './ui/page-skeleton.tsx';
import { part } from './ui/part.tsx';

const Root = () => (
  <>
    <Outlet />
    <ScrollRestoration />
  </>
);
const RouteFailure = () => <Failure error={useRouteError()} onRetry={() => location.reload()} />;

/** The router asks for a route's code once and for ever: it is given a part, which asks again when that failed. */
const lazily =
  <K extends string>(
    load: () => Promise<Readonly<Record<K, ComponentType>>>,
    name: K,
    around: (screen: ReactNode) => ReactNode = (screen) => screen,
    door = false,
  ) =>
  async (): Promise<{ element: ReactNode }> => {
    const Screen = part(load, name, { place: 'here', loading: <PageSkeleton />, door });
    await Screen.preload();
    return { element: around(<Screen />) };
  };

/** Pages that are seen before somebody has signed in: their styles are the first sheet (vite.config.ts, `firstStyles`). */
const door = <K extends string>(load: () => Promise<Readonly<Record<K, ComponentType>>>, name: K) =>
  lazily(load, name, undefined, true);

/** Who may open a screen is asked of nobody who has not signed in: it comes with the shell. */
const gates = () => import('./access/screen-route.tsx');
const ScreenGate = part(gates, 'ScreenGate', { place: 'here', loading: <PageSkeleton /> });

const systemScreens: RouteObject[] = Object.entries(screens).map(([ruta, load]) => {
  const screen = lazily(load, 'Component', (screen) => <ScreenGate ruta={ruta}>{screen}</ScreenGate>);
  return {
    path: ruta,
    errorElement: <RouteFailure />,
    lazy: async () => (await Promise.all([screen(), ScreenGate.preload()]))[0],
  };
});

const landing: RouteObject[] = screens.landing ? [] : [{ path: 'landing', lazy: lazily(gates, 'Home') }];

const shell = lazily(() => import('./shell/shell.tsx'), 'Shell');

/** Of no menu: a session and the shared code lead in (document 1 §2). */
const invoiceModules: RouteObject[] = [
  { path: 'invoice', load: () => import('./invoice/invoice.tsx') },
  { path: 'invoice-listado', load: () => import('./invoice/invoice-list.tsx') },
].map(({ path, load }) => ({
  path,
  lazy: shell,
  children: [{ index: true, errorElement: <RouteFailure />, lazy: lazily(load, 'Component') }],
}));

/** Routes of document 1 §2; every screen's code comes when it is visited. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <ShellSkeleton />,
    children: [
      { path: 'login', lazy: door(() => import('./access/login-page.tsx'), 'LoginPage') },
      { path: 'terminal', lazy: lazily(() => import('./access/terminal-page.tsx'), 'TerminalPage') },
      {
        path: 'recuperar-password',
        lazy: door(() => import('./access/recovery-page.tsx'), 'RecoveryPage'),
      },
      {
        path: 'cambio-password/:token',
        lazy: door(() => import('./access/password-page.tsx'), 'PasswordPage'),
      },
      // What a customer opens from a link, on a phone: no session, no shell.
      { path: 'oferta/:token', lazy: lazily(() => import('./quotations/public/offer-page.tsx'), 'OfferPage') },
      { path: 'seguimiento/:token', lazy: lazily(() => import('./service/follow-page.tsx'), 'FollowPage') },
      ...['certificado', 'certificado/:codigo'].map((path): RouteObject => ({
        path,
        lazy: lazily(() => import('./trainings/certificate-page.tsx'), 'CertificatePage'),
      })),
      { path: 'pago-web/:pedido', lazy: lazily(() => import('./orders/payment-return.tsx'), 'PaymentReturn') },
      ...Object.entries(queueScreens).map(([path, load]): RouteObject => ({ path, lazy: lazily(load, 'Component') })),
      {
        element: <Guard />,
        children: [
          { index: true, element: <Navigate to="/sistema/landing" replace /> },
          {
            path: 'sistema',
            lazy: shell,
            children: [
              { index: true, lazy: lazily(gates, 'Home') },
              { path: 'inicio', lazy: lazily(gates, 'Welcome') },
              ...landing,
              ...systemScreens,
              { path: '*', element: <NotFound /> },
            ],
          },
          ...invoiceModules,
        ],
      },
      { path: '*', element: <PublicNotFound /> },
    ],
  },
];

export const createRouter = () => keepMoment(createBrowserRouter(routes));
