import { IconAlertTriangle, IconBan, IconReceipt } from '@tabler/icons-react';
import type { DragEvent, KeyboardEvent } from 'react';
import { formatMillions, formatMoney } from '../ui/format/numbers.ts';
import { formatShortDay } from '../ui/format/times.ts';
import { type Card, isOpen } from './board-columns.ts';
import styles from './board.module.css';

interface Props {
  readonly card: Card;
  readonly today: string;
  /** Whose it is, where the board is of several. */
  readonly owner: boolean;
  readonly movable: boolean;
  readonly onOpen: () => void;
  /** To the column before or after: the dialog with that percentage. */
  readonly onStep: (by: -1 | 1) => void;
}

/** What a card carries while it is dragged. */
export const DRAGGED = 'application/x-oportunidad';

/** An opportunity on the board. Enter opens it, the arrows at the sides move it, those up and down go to its neighbours. */
export function BoardCard({ card, today, owner, movable, onOpen, onStep }: Props) {
  const { cliente_nombre, cotizacion, cotizacion_estado, monto_total, next_step, fechaAccion, pedido, usuario_nombre } =
    card;
  const late = fechaAccion !== null && fechaAccion < today && isOpen(card);
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const item = event.currentTarget.parentElement;
    const go = (to: Element | null | undefined) => {
      event.preventDefault();
      to?.querySelector('button')?.focus();
    };
    if (event.key === 'ArrowDown') go(item?.nextElementSibling);
    else if (event.key === 'ArrowUp') go(item?.previousElementSibling);
    else if (movable && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) {
      event.preventDefault();
      onStep(event.key === 'ArrowLeft' ? -1 : 1);
    }
  };
  return (
    <button
      type="button"
      className={styles.card}
      draggable={movable}
      data-movable={movable}
      aria-keyshortcuts={movable ? 'ArrowLeft ArrowRight' : undefined}
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.setData(DRAGGED, card._id);
        event.dataTransfer.effectAllowed = 'move';
      }}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <span className={styles.who} title={cliente_nombre}>
        {cliente_nombre}
      </span>
      <span className={styles.meta}>
        {cotizacion === null ? 'Sin cotización' : `Cot.: ${cotizacion}`}
        {owner && ` · ${usuario_nombre}`}
      </span>
      <strong className={styles.amount} title={formatMoney(monto_total)}>
        {formatMillions(monto_total)}
      </strong>
      {cotizacion_estado && isOpen(card) && (
        <span className={styles.over}>
          <IconBan size={14} aria-hidden /> Cotización {cotizacion_estado.toLowerCase()}
        </span>
      )}
      {pedido !== null ? (
        <span className={styles.order}>
          <IconReceipt size={14} aria-hidden /> Pedido N° {pedido}
        </span>
      ) : (
        next_step !== null &&
        !card.perdida && (
          <span className={styles.next} data-late={late} title={next_step}>
            {late && <IconAlertTriangle size={14} aria-label="Atrasada" />}
            <span>{next_step}</span>
            {fechaAccion !== null && <time dateTime={fechaAccion}>{formatShortDay(fechaAccion)}</time>}
          </span>
        )
      )}
    </button>
  );
}
