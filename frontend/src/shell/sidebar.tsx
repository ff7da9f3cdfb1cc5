import { Menu, Tooltip } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { MenuEntry, MenuGroup } from '@power/domain/access/menu-entry';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useCurrentUser } from '../access/current-user.ts';
import { hrefOf, menuFor } from '../access/home.shared.ts';
import { rutaOf } from '../access/ruta.shared.ts';
import { prefetchScreen } from '../screens.ts';
import { PriceBadge } from './price-badge.tsx';
import { currentEntry } from './current-entry.ts';
import { MenuIcon } from './menu-icons.tsx';
import styles from './sidebar.module.css';

const prefetch = (ruta: string) => ({
  onPointerEnter: () => prefetchScreen(ruta),
  onFocus: () => prefetchScreen(ruta),
});

function Entry({
  entry,
  onNavigate,
  icon = false,
  current,
}: {
  entry: MenuEntry;
  /** Route of the entry that the screen is reached by. */
  current: string | undefined;
  onNavigate?: (() => void) | undefined;
  icon?: boolean;
}) {
  return (
    <Link
      to={hrefOf(entry)}
      className={`${icon ? styles.lone : styles.entry} ${entry.ruta === current ? 'active' : ''}`}
      aria-current={entry.ruta === current ? 'page' : undefined}
      onClick={onNavigate}
      {...prefetch(entry.ruta)}
    >
      <MenuIcon name={entry.icono} size={icon ? 20 : 16} />
      <span>{entry.etiqueta}</span>
      {entry.insignia === 'cambiosPrecio' && <PriceBadge />}
    </Link>
  );
}

function Group({
  group,
  open,
  current,
  onToggle,
  onNavigate,
}: {
  group: MenuGroup;
  open: boolean;
  current: string | undefined;
  onToggle: () => void;
  onNavigate?: (() => void) | undefined;
}) {
  const [only, ...more] = group.entradas;
  if (only && more.length === 0)
    return (
      <li>
        <Entry entry={only} current={current} onNavigate={onNavigate} icon />
      </li>
    );
  const id = `menu-${group.grupo.replace(/\W+/g, '-')}`;
  return (
    <li>
      <button type="button" className={styles.group} aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <MenuIcon name={group.icono} />
        <span>{group.grupo}</span>
        <IconChevronDown size={16} className={styles.chevron} aria-hidden />
      </button>
      <ul id={id} hidden={!open} className={styles.entries}>
        {group.entradas.map((e) => (
          <li key={e.ruta}>
            <Entry entry={e} current={current} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Folded: one icon per group; several entries come in a menu beside it. */
function FoldedGroup({ group, current }: { group: MenuGroup; current: boolean }) {
  const [only, ...more] = group.entradas;
  const [opened, setOpened] = useState(false);
  if (only && more.length === 0) {
    return (
      <li>
        <Tooltip label={only.etiqueta} position="right">
          <Link
            to={hrefOf(only)}
            className={styles.icon}
            data-current={current}
            aria-label={only.etiqueta}
            aria-current={current ? 'page' : undefined}
            {...prefetch(only.ruta)}
          >
            <MenuIcon name={only.icono} />
          </Link>
        </Tooltip>
      </li>
    );
  }
  return (
    <li>
      <Menu position="right-start" offset={8} opened={opened} onChange={setOpened}>
        <Menu.Target>
          <Tooltip label={group.grupo} position="right" disabled={opened}>
            <button type="button" className={styles.icon} data-current={current} aria-label={group.grupo}>
              <MenuIcon name={group.icono} />
            </button>
          </Tooltip>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{group.grupo}</Menu.Label>
          {group.entradas.map((e) => (
            <Menu.Item
              key={e.ruta}
              component={Link}
              to={hrefOf(e)}
              leftSection={<MenuIcon name={e.icono} size={16} />}
              {...prefetch(e.ruta)}
            >
              {e.etiqueta}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </li>
  );
}

export function Sidebar({ folded, onNavigate }: { folded: boolean; onNavigate?: () => void }) {
  const user = useCurrentUser();
  const { pathname } = useLocation();
  const groups = menuFor(user);
  const entry = currentEntry(
    groups.flatMap((g) => g.entradas),
    rutaOf(pathname),
  );
  const current = groups.find((g) => g.entradas.some((e) => e.ruta === entry))?.grupo;
  const [byHand, setByHand] = useState<Readonly<Record<string, boolean>>>({});
  const isOpen = (grupo: string) => byHand[grupo] ?? grupo === current;
  return (
    <nav className={styles.nav} aria-label="Menú principal">
      <ul>
        {groups.map((group) =>
          folded ? (
            <FoldedGroup key={group.grupo} group={group} current={group.grupo === current} />
          ) : (
            <Group
              key={group.grupo}
              group={group}
              open={isOpen(group.grupo)}
              current={entry}
              onNavigate={onNavigate}
              onToggle={() => setByHand((old) => ({ ...old, [group.grupo]: !isOpen(group.grupo) }))}
            />
          ),
        )}
      </ul>
    </nav>
  );
}
