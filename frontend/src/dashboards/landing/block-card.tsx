import { ActionIcon, Menu, Skeleton } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronRight,
  IconDots,
  IconEyeOff,
  IconGripVertical,
} from '@tabler/icons-react';
import type { DragEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../ui/format/numbers.ts';
import { formatWhen } from '../../ui/format/times.ts';
import styles from './landing.module.css';
import { FEW } from './block-parts.tsx';
import { Late } from './late.tsx';

export interface CardControls {
  readonly flag: string;
  readonly onMove: (steps: number) => void;
  readonly onDrop: (flag: string) => void;
  readonly onHide: () => void;
}

interface Props extends CardControls {
  readonly title: string;
  /** Grid that the block opens, filtered; absent for whoever has no such screen. */
  readonly href: string | undefined;
  /** How many there are in all, where the block lists the first of them. */
  readonly total: number | undefined;
  readonly ahora: string | undefined;
  readonly loading: boolean;
  /** Since when it could not be refreshed; `empty`: there is nothing older to show. */
  readonly since: string | undefined;
  readonly empty: boolean;
  readonly onRetry: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

const MIME = 'application/x-power-block';

/** A block of the dashboard: title that opens its grid, as of when, moved by dragging its grip or from its menu. */
export function BlockCard({
  flag,
  title,
  href,
  total,
  ahora,
  loading,
  since,
  empty,
  onRetry,
  wide = false,
  onMove,
  onDrop,
  onHide,
  children,
}: Props) {
  const over = (event: DragEvent) => {
    if (event.dataTransfer.types.includes(MIME)) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    onDrop(event.dataTransfer.getData(MIME));
  };
  return (
    <section className={styles.card} data-wide={wide} aria-label={title} onDragOver={over} onDrop={drop}>
      <header className={styles.head}>
        <span
          className={styles.grip}
          draggable
          title="Arrastra para mover"
          aria-hidden
          onDragStart={(e) => {
            e.dataTransfer.setData(MIME, flag);
            e.dataTransfer.effectAllowed = 'move';
          }}
        >
          <IconGripVertical size={16} />
        </span>
        <h2>
          {href === undefined ? (
            title
          ) : (
            <Link to={href}>
              {title}
              <IconChevronRight size={14} aria-hidden />
            </Link>
          )}
        </h2>
        {ahora !== undefined && (
          <time dateTime={ahora} title="Datos a esta hora">
            {formatWhen(ahora)}
          </time>
        )}
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={`Opciones de ${title}`}>
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconArrowUp size={16} />} onClick={() => onMove(-1)}>
              Mover antes
            </Menu.Item>
            <Menu.Item leftSection={<IconArrowDown size={16} />} onClick={() => onMove(1)}>
              Mover después
            </Menu.Item>
            <Menu.Item leftSection={<IconEyeOff size={16} />} onClick={onHide}>
              Ocultar
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </header>
      <div className={styles.body} aria-busy={loading}>
        {since !== undefined && <Late since={since} onRetry={onRetry} />}
        {loading ? <Skeleton height={240} /> : empty ? null : children}
        {href !== undefined && total !== undefined && total > FEW && (
          <Link className={styles.more} to={href}>{`Ver los ${formatCount(total)}`}</Link>
        )}
      </div>
    </section>
  );
}
