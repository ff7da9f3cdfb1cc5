import { Kbd } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import styles from './new-order.module.css';

/** Keys of *Nuevo pedido*, quietly; not shown where there is no keyboard. */
export const KeyHints = () => (
  <span className={styles.hints}>
    <span>
      <Kbd size="xs">Enter</Kbd> agrega y pide la cantidad
    </span>
    <span>
      <Kbd size="xs">5*código</Kbd> agrega cinco
    </span>
    <span>
      <Kbd size="xs">
        <IconArrowDown size={10} aria-label="Flecha abajo" />
      </Kbd>{' '}
      cantidades
    </span>
    <span>
      <Kbd size="xs">Ctrl Enter</Kbd> crea el pedido
    </span>
  </span>
);
