import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { moment } from '../api/moment.ts';
import { useStore } from '../api/store.ts';
import { part } from '../ui/part.tsx';
import { useChangedRights } from '../access/changed-rights.ts';
import { useCurrentUser } from '../access/current-user.ts';
import { useForcedExit } from '../access/forced-exit.ts';
import { useExports } from '../ui/exports/use-exports.ts';
import { useLiveEvent, useSocket } from '../live/hooks.ts';
import { docked, NO_ROOM } from '../notes/dock.ts';
import { FloatingNotes } from '../notes/notes-host.tsx';
import { QuotationAlert } from '../notifications/quotation-alert.tsx';
import { useUnsentScans } from '../picking/unsent.ts';
import { MaintenanceBanner } from '../settings/maintenance-banner.tsx';
import { tellCompleted } from '../settings/update-completed.ts';
import { useAppearance, useShownAppearance } from '../ui/appearance.ts';
import { systemTitle } from '../ui/page-title.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { LagNotice } from './lag-notice.tsx';
import { PastBar } from '../past/past-bar.shared.tsx';
import { FirstMinute } from './first-minute.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Page } from './page.tsx';
import { Sidebar } from './sidebar.tsx';
import { Spotlight } from './spotlight-host.tsx';
import { titleOf } from './titles.ts';
import { useFront } from './use-front.ts';
import styles from './shell.module.css';

const PhoneMenu = part(() => import('./phone-menu.tsx'), 'PhoneMenu');

const useMedia = (query: string) => useMediaQuery(query, undefined, { getInitialValueInEffect: false }) ?? false;

/** Sidebar folds by itself where less than 1200 px are left of the window. */
function useFolding(beside: boolean): { phone: boolean; folded: boolean; toggle: () => void } {
  const [small, laptop] = [useMedia(NO_ROOM), useMedia('(max-width: 1479.98px)')];
  const narrow = small || (beside && laptop);
  const phone = useMedia('(max-width: 767.98px)');
  const { plegado = false, change } = useAppearance();
  // Unfolded on a narrow screen only for the moment; on a wide one as the person likes it, on every device.
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(false), [narrow]);
  const folded = narrow ? !opened : plegado;
  return { phone, folded, toggle: () => (narrow ? setOpened(folded) : change({ plegado: !folded })) };
}

/** The frame, live or as the system was: at another moment everything in it begins anew. */
export function Shell() {
  const at = useStore(moment);
  useSocket();
  return <Frame key={at ?? ''} at={at} />;
}

function Frame({ at }: { at: string | undefined }) {
  const user = useCurrentUser();
  const beside = useStore(docked);
  const { phone, folded, toggle } = useFolding(beside);
  const [drawer, menu] = useDisclosure(false);
  const { version, demo } = useFront();
  useShownAppearance();
  useForcedExit();
  useUnsentScans();
  useExports();
  useChangedRights();
  useLiveEvent('actualizacionCompletada', () => void tellCompleted());
  const title = titleOf(user.perfiles.perfil);
  useEffect(() => {
    systemTitle.set(title);
    return () => systemTitle.set(titleOf(''));
  }, [title]);
  return (
    <div
      className={styles.shell}
      data-folded={folded}
      data-phone={phone}
      data-docked={beside}
      data-past={at !== undefined}
    >
      <a className={styles.skip} href="#contenido">
        Ir al contenido
      </a>
      <Header title={title} version={version} phone={phone} folded={folded} onMenu={phone ? menu.open : toggle} />
      <div className={styles.middle}>
        {!phone && (
          <aside className={styles.sidebar}>
            <Sidebar folded={folded} />
          </aside>
        )}
        <div className={styles.content}>
          {at !== undefined && <PastBar at={at} />}
          <ConnectionBanner />
          <MaintenanceBanner />
          <LagNotice />
          {at === undefined && <FirstMinute />}
          <Page past={at !== undefined} />
          <Footer version={version} demo={demo && at === undefined} />
        </div>
      </div>
      {phone && drawer && <PhoneMenu title={title} onClose={menu.close} />}
      <Spotlight />
      <FloatingNotes />
      <QuotationAlert />
    </div>
  );
}
