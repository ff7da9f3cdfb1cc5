import type { OrderSheet } from '@power/domain/orders/views/sheet';
import { toReturn } from '@power/domain/streams/order/picking';
import { matches, unpack } from '@power/domain/picking/reading';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconCheck, IconPackageImport } from '@tabler/icons-react';
import { useState } from 'react';
import { returnGoods } from '../calls/picking.ts';
import { messageOf } from '../api/call-error.ts';
import { useCommand } from '../api/hooks.ts';
import { refreshOrders } from '../orders/refresh-orders.shared.ts';
import { type Feedback, FeedbackBar } from './feedback-bar.shared.tsx';
import { type Signal, signal } from './signals.shared.ts';
import { useScanner } from './use-scanner.shared.ts';
import lineStyles from './line-strip.module.css';
import styles from './task.module.css';
import footer from './task-footer.module.css';

interface Props {
  readonly order: OrderSheet;
  readonly onLeave: (message?: string) => void;
}

/** *Devolver*: the order was cancelled while it was in somebody's hands; line by line its goods go back to their shelves. */
export function ReturnTask({ order, onLeave }: Props) {
  const lines = toReturn(order);
  const command = useCommand(returnGoods);
  const [back, setBack] = useState<readonly number[]>([]);
  const [feedback, setFeedback] = useState<Feedback>({
    kind: 'aviso',
    text: 'El pedido fue anulado: devuelve lo pickeado a su ubicación',
    n: 0,
  });
  const tell = (kind: Signal, text: string, about?: string) => {
    signal(kind);
    setFeedback((old) => ({ kind, text, about, n: old.n + 1 }));
  };
  const put = (linea: number) => setBack((old) => [...old.filter((l) => l !== linea), linea]);
  useScanner((code) => {
    const reading = unpack({ codigo: code });
    const line = order.productos_pedido.find((l) => matches(l, reading) && lines.some((t) => t.linea === l.linea));
    if (!line) return tell('error', `${code} no es de lo que hay que devolver`);
    put(line.linea);
    tell('ok', 'Devuelto', line.producto.part_number);
  }, true);
  const finish = async () => {
    try {
      const reply = await command.run({ pedido: order.number });
      refreshOrders();
      if (reply.ok) onLeave(reply.mensaje);
      else tell('error', reply.mensaje);
    } catch (error) {
      tell('error', messageOf(error));
    }
  };
  const left = lines.filter((line) => !back.includes(line.linea)).length;
  return (
    <div className={styles.task}>
      <div className={styles.top}>
        <header className={styles.title}>
          <ActionIcon variant="subtle" color="gray" size={48} aria-label="Volver a la lista" onClick={() => onLeave()}>
            <IconArrowLeft />
          </ActionIcon>
          <div>
            <h1>Devolver Pedido N° {order.number}</h1>
            <p>
              {order.bodega_entrega} · {order.client.name}
            </p>
          </div>
        </header>
        <FeedbackBar feedback={feedback} />
      </div>
      <ol className={lineStyles.strip} aria-label="Productos por devolver">
        {lines.map(({ linea, producto, cantidad, series }) => (
          <li key={linea}>
            <button
              type="button"
              aria-pressed={back.includes(linea)}
              data-done={back.includes(linea)}
              onClick={() => (back.includes(linea) ? setBack(back.filter((l) => l !== linea)) : put(linea))}
            >
              <span className={styles.back}>
                {producto.part_number}
                <small>{[producto.codigo, ...series.map((serie) => `Serie ${serie}`)].join(' · ')}</small>
              </span>
              <strong>{cantidad}</strong>
              {back.includes(linea) && <IconCheck size={20} aria-hidden />}
            </button>
          </li>
        ))}
      </ol>
      <footer className={footer.foot}>
        <Button
          size="lg"
          color="green"
          className={footer.finish ?? ''}
          disabled={left > 0}
          loading={command.busy}
          leftSection={<IconPackageImport />}
          onClick={() => void finish()}
        >
          {left === 0 ? 'Todo devuelto' : left === 1 ? 'Falta 1 producto' : `Faltan ${left} productos`}
        </Button>
      </footer>
    </div>
  );
}
