import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { KeepGrids } from '../ui/list/grid/kept-grids.tsx';
import { PageSkeleton } from '../ui/page-skeleton.tsx';
import { useFirstMinute } from './first-minute.tsx';
import { usePageFocus } from './use-page-focus.ts';
import styles from './shell.module.css';

/** Where the screen of the address stands: of the frame it alone is drawn anew with each of them. */
export function Page({ past }: { readonly past: boolean }) {
  const { pathname } = useLocation();
  const { waiting } = useFirstMinute();
  const main = usePageFocus<HTMLElement>();
  return (
    <main
      ref={main}
      id="contenido"
      tabIndex={-1}
      className={styles.main}
      data-waiting={(waiting && !past) || undefined}
    >
      <ErrorBoundary resetKey={pathname}>
        <Suspense fallback={<PageSkeleton />}>
          <KeepGrids>
            <Outlet />
          </KeepGrids>
        </Suspense>
      </ErrorBoundary>
    </main>
  );
}
