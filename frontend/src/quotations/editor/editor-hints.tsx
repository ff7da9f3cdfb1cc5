import { Kbd } from '@mantine/core';
import styles from './editor.module.css';

const KEYS = [
  ['Enter', 'agrega y pide la cantidad'],
  ['5*código', 'agrega cinco'],
  ['Alt + flechas', 'mueve la línea'],
  ['Ctrl Enter', 'guarda'],
] as const;

/** Keys of the editor, quietly; not shown where there is no keyboard. */
export const EditorHints = () => (
  <span className={styles.hints}>
    {KEYS.map(([key, what]) => (
      <span key={key}>
        <Kbd size="xs">{key}</Kbd> {what}
      </span>
    ))}
  </span>
);
