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
import { Home, ScreenGate, Welcome } from './access/screen-route.tsx';
import { queueScreens, screens } from './screens.ts';
import { ShellSkeleton } from './shell/shell-skeleton.tsx';
import { Failure } from './ui/error-boundary.tsx';

const Root = () => (
  <>
    <Outlet />
    <ScrollRestoration />
  </>
);
const RouteFailure = () => <Failure error={useRouteError()} onRetry={() => location.reload()} />;

const systemScreens: RouteObject[] = Object.entries(screens).map(([ruta, load]) => ({
  path: ruta,
  errorElement: <RouteFailure />,
  lazy: async () => {
    const { Component } = await load();
    return {
      element: (
        <ScreenGate ruta={ruta}>
          <Component />
        </ScreenGate>
      ),
    };
  },
}));

const landing: RouteObject[] = screens.landing ? [] : [{ path: 'landing', element: <Home /> }];

const shell = async () => ({ Component: (await import('./shell/shell.tsx')).Shell });

/** Of no menu: a session and the shared code lead in (document 1 §2). */
const invoiceModules: RouteObject[] = [
  { path: 'invoice', load: () => import('./invoice/invoice.tsx') },
  { path: 'invoice-listado', load: () => import('./invoice/invoice-list.tsx') },
].map(({ path, load }) => ({
  path,
  lazy: shell,
  children: [{ index: true, errorElement: <RouteFailure />, lazy: load }],
}));

/** Routes of document 1 §2; every screen's code comes when it is visited. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteFailure />,
    hydrateFallbackElement: <ShellSkeleton />,
    children: [
      { path: 'login', lazy: async () => ({ Component: (await import('./access/login-page.tsx')).LoginPage }) },
      {
        path: 'recuperar-password',
        lazy: async () => ({ Component: (await import('./access/recovery-page.tsx')).RecoveryPage }),
      },
      {
        path: 'cambio-password/:token',
        lazy: async () => ({ Component: (await import('./access/password-page.tsx')).PasswordPage }),
      },
      ...Object.entries(queueScreens).map(([path, load]): RouteObject => ({ path, lazy: load })),
      {
        element: <Guard />,
        children: [
          { index: true, element: <Navigate to="/sistema/landing" replace /> },
          {
            path: 'sistema',
            lazy: shell,
            children: [
              { index: true, element: <Home /> },
              { path: 'inicio', element: <Welcome /> },
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

export const createRouter = () => createBrowserRouter(routes);
