import { isBlank } from '@power/domain/kernel/text';
import { Button, Textarea } from '@mantine/core';
import { formatInstant } from '@power/domain/kernel/dates';
import { IconSend } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import styles from './chat.module.css';
import { useUnsent } from './use-unsent.ts';

export interface ChatMessage {
  readonly id: string;
  readonly nombre: string;
  readonly fecha: string;
  readonly mensaje: string;
  /** Written by the person who is looking: called *Tú*, and on the right unless `lado` says otherwise. */
  readonly propio: boolean;
  /** Side of the conversation, where it goes by role and not by who is looking. */
  readonly lado?: 'izquierda' | 'derecha';
}

interface Props {
  readonly messages: readonly ChatMessage[];
  /** What the conversation is about: what is typed and not sent is kept under it. */
  readonly name?: string;
  /** Sends; the text comes back when it fails (false or throws). Without it the conversation is read only. */
  readonly onSend?: (text: string) => Promise<boolean>;
  readonly placeholder?: string;
}

export function Chat({ messages, name = '', onSend, placeholder = 'Escribe un comentario' }: Props) {
  const { text, change, giveBack } = useUnsent(name);
  const [busy, setBusy] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  // The list alone: bringing its end into view would scroll the whole dialog on a phone.
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [messages.length]);
  const send = async () => {
    const sent = text.trim();
    if (busy || sent === '' || !onSend) return;
    setBusy(true);
    // At once: whoever goes on typing before the answer writes the next one.
    change('');
    let taken = false;
    try {
      taken = await onSend(sent);
    } finally {
      if (!taken) giveBack(sent);
      setBusy(false);
    }
  };
  return (
    <div className={styles.chat}>
      <div ref={list} className={styles.list} role="log" aria-label="Comentarios" tabIndex={0}>
        {messages.length === 0 && <p className={styles.none}>Todavía no hay comentarios.</p>}
        {messages.map((m) => (
          <article key={m.id} className={styles.message} data-own={m.lado ? m.lado === 'derecha' : m.propio}>
            <header>
              <strong>{m.propio ? 'Tú' : m.nombre}</strong> <time dateTime={m.fecha}>{formatInstant(m.fecha)}</time>
            </header>
            <p>{m.mensaje}</p>
          </article>
        ))}
      </div>
      {onSend && (
        <div className={styles.write}>
          <Textarea
            aria-label={placeholder}
            placeholder={placeholder}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={4000}
            value={text}
            onChange={(e) => change(e.currentTarget.value)}
            onKeyDown={(e) => {
              if (e.key === 'Enter' && !e.shiftKey) {
                e.preventDefault();
                // Ctrl + Enter too: what it does in the dialog around is not meant here.
                e.stopPropagation();
                void send();
              }
            }}
          />
          <Button
            onClick={() => void send()}
            loading={busy}
            disabled={isBlank(text)}
            leftSection={<IconSend size={16} />}
            size="xs"
          >
            Enviar
          </Button>
        </div>
      )}
    </div>
  );
}
