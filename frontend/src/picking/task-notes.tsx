import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { Button } from '@mantine/core';
import { IconMessage, IconNote } from '@tabler/icons-react';
import { useState } from 'react';
import { OrderChat } from '../orders/order-chat.shared.tsx';
import styles from './task-notes.module.css';

/** What the office wants the hands to know, before the first unit: observation and comments; the conversation is one tap away. */
export function TaskNotes({ order, named = false }: { order: OrderSheet; named?: boolean }) {
  const [open, setOpen] = useState(false);
  const { observacion, chat_validacion: chat } = order;
  const last = chat.at(-1);
  // Of several orders only those that say something take room.
  if (named && !observacion && !last) return null;
  const of = named ? `Pedido ${order.number}: ` : '';
  return (
    <section className={styles.notes} aria-label={named ? `Notas del pedido ${order.number}` : 'Notas del pedido'}>
      {observacion && (
        <p className={styles.note}>
          <IconNote size={20} aria-hidden />
          <span>
            <strong>{of}Observación</strong> {observacion}
          </span>
        </p>
      )}
      {last && !open && (
        <p className={styles.note}>
          <IconMessage size={20} aria-hidden />
          <span>
            <strong>
              {of}
              {last.usuario.nombre}
            </strong>{' '}
            {last.texto}
          </span>
        </p>
      )}
      <Button
        size="md"
        variant="subtle"
        leftSection={<IconMessage size={20} />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open
          ? 'Cerrar la conversación'
          : chat.length === 0
            ? 'Escribir un comentario'
            : `Conversación (${chat.length})`}
      </Button>
      {open && (
        <div className={styles.chat}>
          <OrderChat order={order} />
        </div>
      )}
    </section>
  );
}
