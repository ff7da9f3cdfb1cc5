import { Tooltip } from '@mantine/core';
import { IconMenu2, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { homeOf } from '../access/home.shared.ts';
import { useCurrentUser } from '../access/current-user.ts';
import { Dollar } from './dollar.tsx';
import { headerItems } from './header-items.ts';
import { Logo } from './logo.tsx';
import { PendingCounts } from './pending-counts.tsx';
import { openSpotlight } from './spotlight-store.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { UserBox } from './user-box.tsx';
import shell from './shell.module.css';
import styles from './header.shared.module.css';

interface Props {
  readonly title: string;
  readonly version: string | undefined;
  readonly phone: boolean;
  readonly folded: boolean;
  readonly onMenu: () => void;
}

export function Header({ title, version, phone, folded, onMenu }: Props) {
  const user = useCurrentUser();
  const icon = phone ? (
    <IconMenu2 size={20} />
  ) : folded ? (
    <IconLayoutSidebarLeftExpand size={20} />
  ) : (
    <IconLayoutSidebarLeftCollapse size={20} />
  );
  const menuLabel = phone ? 'Abrir el menú' : folded ? 'Desplegar el menú' : 'Plegar el menú';
  return (
    <header className={`${shell.header} bg-night-sky`}>
      <button
        type="button"
        className={styles.button}
        aria-label={menuLabel}
        aria-expanded={phone ? undefined : !folded}
        onClick={onMenu}
      >
        {icon}
      </button>
      <Link to={homeOf(user)} className={styles.brand}>
        <Logo />
        <span className={styles.title}>{title}</span>
      </Link>
      {version !== undefined && <span className={styles.version}>v{version}</span>}
      <span className={styles.space} />
      {user.perfiles.perfil === 'Administrador' && <Dollar />}
      <Tooltip label="Buscar (Ctrl+K)">
        <button type="button" className={styles.search} aria-keyshortcuts="Control+K" onClick={openSpotlight}>
          <IconSearch size={16} />
          <span>Buscar</span>
          <kbd aria-hidden>Ctrl K</kbd>
        </button>
      </Tooltip>
      <PendingCounts />
      {headerItems.map(({ key, Item }) => (
        <Item key={key} />
      ))}
      <ThemeToggle />
      <UserBox />
    </header>
  );
}
