import { SegmentedControl, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import type { ComponentType } from 'react';
import { useAppearance } from '../ui/appearance.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Charts } from './charts.tsx';
import { Controls } from './controls.tsx';
import { Documents } from './documents.tsx';
import { Lists } from './lists.tsx';
import { Parts } from './parts.tsx';
import { States } from './states.tsx';
import { Tokens } from './tokens.tsx';
import styles from './style-guide.module.css';

const SECTIONS: readonly (readonly [id: string, title: string, Content: ComponentType])[] = [
  ['bases', 'Bases', Tokens],
  ['controles', 'Controles', Controls],
  ['estados', 'Estados', States],
  ['piezas', 'Piezas', Parts],
  ['listas', 'Listas', Lists],
  ['documentos', 'Documentos', Documents],
  ['graficos', 'Gráficos', Charts],
];

/** *Estilo*: every component in every state with its name and use, in the theme that is chosen. */
export function Component() {
  const { setColorScheme } = useMantineColorScheme();
  const { change } = useAppearance();
  const theme = useComputedColorScheme('light');
  return (
    <div className={styles.page}>
      <PageHeader
        title="Estilo"
        context="Con qué se arma cada pantalla, en todos sus estados."
        action={
          <SegmentedControl
            aria-label="Tema"
            value={theme}
            data={[
              { value: 'light', label: 'Claro' },
              { value: 'dark', label: 'Oscuro' },
            ]}
            onChange={(value) => {
              const tema = value as 'light' | 'dark';
              setColorScheme(tema);
              change({ tema });
            }}
          />
        }
      />
      <nav className={styles.index} aria-label="Secciones de estilo">
        {SECTIONS.map(([id, title]) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {SECTIONS.map(([id, title, Content]) => (
        <section key={id} id={id} className={styles.section} aria-label={title}>
          <h2>{title}</h2>
          <Content />
        </section>
      ))}
    </div>
  );
}
