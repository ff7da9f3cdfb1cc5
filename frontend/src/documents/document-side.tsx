import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './document-frame.module.css';

export interface SidePanel {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
  /** Fills the height by itself: its list scrolls, not the panel. */
  readonly fill?: boolean;
}

/** What stands around a document, one panel at a time. */
export function DocumentSide({
  panels,
  chosen,
  onChoose,
}: {
  panels: readonly SidePanel[];
  chosen: string;
  onChoose: (key: string) => void;
}) {
  const open = panels.some(({ key }) => key === chosen) ? chosen : (panels[0]?.key ?? '');
  return (
    <Tabs value={open} onChange={(key) => key && onChoose(key)} className={styles.tabs ?? ''} keepMounted={false}>
      <Tabs.List aria-label="Alrededor del documento" className={styles.list ?? ''}>
        {panels.map(({ key, label }) => (
          <Tabs.Tab key={key} value={key}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {panels.map(({ key, content, fill }) => (
        <Tabs.Panel key={key} value={key} className={styles.panel ?? ''} data-fill={fill ?? false}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
