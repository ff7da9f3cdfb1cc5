import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Logo } from '../shell/logo.tsx';
import { usePageTitle } from '../ui/page-title.ts';
import styles from './public-frame.module.css';

/** Pages without a session: one card under the night sky. */
export function PublicFrame({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <div className={`${styles.sky} bg-night-sky`}>
      <main className={styles.card}>
        <div className={styles.brand}>
          <Logo size={40} />
          <span>Sistema Power Mobile</span>
        </div>
        <Title order={1} mb="md">
          {title}
        </Title>
        {children}
      </main>
    </div>
  );
}
