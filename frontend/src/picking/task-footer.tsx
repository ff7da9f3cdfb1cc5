import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { Button } from '@mantine/core';
import { IconFlagCheck, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import { finishPicking, pausePicking, resumePicking } from '../calls/picking.ts';
import { messageOf } from '../api/call-error.ts';
import { useCommand } from '../api/hooks.ts';
import { refreshOrders } from '../orders/refresh-orders.shared.ts';
import { usePageMark } from '../ui/use-page-mark.ts';
import type { Signal } from './signals.shared.ts';
import styles from './task-footer.module.css';

interface Props {
  readonly orders: readonly Pick<OrderSheet, 'number' | 'picking'>[];
  readonly paused: boolean;
  readonly complete: boolean;
  readonly sending: number;
  readonly drained: () => Promise<void>;
  readonly tell: (kind: Signal, text: string) => void;
  /** Back to the list, which tells how it ended: a toast would cover the thumb's buttons. */
  readonly onLeave: (message: string) => void;
}

/** Pause, resume, finish: always within the thumb's reach. */
export function TaskFooter({ orders, paused, complete, sending, drained, tell, onLeave }: Props) {
  usePageMark('thumb-foot');
  const pause = useCommand(pausePicking);
  const resume = useCommand(resumePicking);
  const finish = useCommand(finishPicking);
  const [busy, setBusy] = useState(false);
  /** One after the other: the first that is refused says why, and those before it stand. */
  const run = async (
    which: Props['orders'],
    command: (pedido: number) => Promise<{ ok: boolean; mensaje: string }>,
    done: (mensaje: string) => void,
  ) => {
    if (busy) return;
    setBusy(true);
    try {
      // The order of deeds is the order in which they were done: what still waits goes first.
      await drained();
      const said: string[] = [];
      for (const { number } of which) {
        // oxlint-disable-next-line no-await-in-loop -- a hand's orders end in their order
        const reply = await command(number);
        if (!reply.ok) {
          tell('error', reply.mensaje);
          return;
        }
        said.push(reply.mensaje);
      }
      done(said.join('. '));
    } catch (error) {
      tell('error', messageOf(error));
    } finally {
      refreshOrders();
      setBusy(false);
    }
  };
  const resting = (one: Props['orders'][number]): boolean => one.picking?.pausado === true;
  return (
    <footer className={styles.foot}>
      {paused ? (
        <Button
          size="lg"
          fullWidth
          loading={busy}
          leftSection={<IconPlayerPlay />}
          onClick={() =>
            void run(
              orders.filter(resting),
              (pedido) => resume.run({ pedido }),
              (m) => tell('ok', m),
            )
          }
        >
          Reanudar
        </Button>
      ) : (
        <>
          <Button
            size="lg"
            variant="default"
            loading={busy && !complete}
            leftSection={<IconPlayerPause />}
            onClick={() =>
              void run(
                orders.filter((one) => one.picking && !resting(one)),
                (pedido) => pause.run({ pedido }),
                (m) => tell('aviso', m),
              )
            }
          >
            Pausar
          </Button>
          <Button
            size="lg"
            color="green"
            className={styles.finish ?? ''}
            loading={busy && complete}
            disabled={!complete}
            leftSection={<IconFlagCheck />}
            onClick={() =>
              void run(
                orders.filter(({ picking }) => picking),
                (pedido) => finish.run({ pedido }),
                (m) => {
                  tell('completo', m);
                  onLeave(m);
                },
              )
            }
          >
            {sending > 0 && busy
              ? `Enviando ${sending}…`
              : orders.length > 1
                ? `Terminar los ${orders.length}`
                : 'Terminar picking'}
          </Button>
        </>
      )}
    </footer>
  );
}
