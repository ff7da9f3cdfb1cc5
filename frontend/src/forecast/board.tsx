import { Button } from '@mantine/core';
import { type DragEvent, useState } from 'react';
import { countInWords, formatCount, formatMillions } from '../ui/format/numbers.ts';
import { today } from '../ui/format/times.ts';
import { BoardCard, DRAGGED } from './board-card.tsx';
import { besides, type Card, type Column, columnsOf, type ColumnSum, isOpen } from './board-columns.ts';
import { PercentBadge } from './percent-badge.tsx';
import styles from './board.module.css';
import { usePhone } from '../ui/use-phone.ts';

interface Props {
  readonly cards: readonly Card[];
  /** Of all, also of those that are not among the cards. */
  readonly sums: readonly ColumnSum[];
  readonly owner: boolean;
  /** Whose cards this person may move; the server decides again. */
  readonly mayMove: (card: Card) => boolean;
  readonly onOpen: (id: string, porcentaje?: number) => void;
}

const UNIT = ['oportunidad', 'oportunidades'] as const;

/** The month by percentage. A card that is dropped on a column opens its dialog with that percentage: nothing moves without its next step. */
export function Board({ cards, sums, owner, mayMove, onOpen }: Props) {
  const [over, setOver] = useState<number>();
  const [chosen, setChosen] = useState(0);
  const phone = usePhone();
  const day = today();
  const columns = columnsOf(cards, sums);
  const shown = phone ? columns.slice(chosen, chosen + 1) : columns;
  const target = ({ porcentaje }: Column) =>
    porcentaje === 0
      ? {}
      : {
          onDragOver: (event: DragEvent) => {
            if (!event.dataTransfer.types.includes(DRAGGED)) return;
            event.preventDefault();
            setOver(porcentaje);
          },
          onDragLeave: (event: DragEvent) => {
            if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(undefined);
          },
          onDrop: (event: DragEvent) => {
            event.preventDefault();
            setOver(undefined);
            const card = cards.find(({ _id }) => _id === event.dataTransfer.getData(DRAGGED));
            if (card && card.porcentaje !== porcentaje) onOpen(card._id, porcentaje);
          },
        };
  return (
    <div className={styles.board}>
      {phone && (
        <div className={styles.tabs} role="group" aria-label="Columna">
          {columns.map(({ porcentaje, cantidad }, n) => (
            <Button
              key={porcentaje}
              size="compact-sm"
              variant={n === chosen ? 'filled' : 'default'}
              aria-pressed={n === chosen}
              onClick={() => setChosen(n)}
            >
              {porcentaje === 0 ? 'Perdidas' : `${porcentaje}%`} {formatCount(cantidad)}
            </Button>
          ))}
        </div>
      )}
      <div className={styles.columns}>
        {shown.map((column) => (
          <section
            key={column.porcentaje}
            className={styles.column}
            aria-label={column.porcentaje === 0 ? column.etapa : `${column.porcentaje}% ${column.etapa}`}
            data-over={over === column.porcentaje}
            {...target(column)}
          >
            <header className={styles.head}>
              <PercentBadge porcentaje={column.porcentaje} />
              <h2 title={column.etapa}>{column.etapa}</h2>
              <p>
                <span>{countInWords(column.cantidad, UNIT)}</span>
                <strong>{formatMillions(column.suma)}</strong>
              </p>
              {column.cantidad > column.cards.length && (
                <p>{`${formatCount(column.cantidad - column.cards.length)} más en la lista`}</p>
              )}
            </header>
            <ul className={styles.cards}>
              {column.cards.map((card) => (
                <li key={card._id}>
                  <BoardCard
                    card={card}
                    today={day}
                    owner={owner}
                    movable={isOpen(card) && mayMove(card)}
                    onOpen={() => onOpen(card._id)}
                    onStep={(by) => {
                      const to = besides(card.porcentaje, by);
                      if (to !== undefined) onOpen(card._id, to);
                    }}
                  />
                </li>
              ))}
              {column.cantidad === 0 && <li className={styles.none}>Ninguna oportunidad</li>}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
