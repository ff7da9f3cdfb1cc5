import type { caseBoard } from '@power/domain/service/cases/views/board';
import { Button } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import type { ReplyOf } from '../api/types.ts';
import { formatCount } from '../ui/format/numbers.ts';
import { usePhone } from '../ui/use-phone.ts';
import { LoanDay } from './loan-day.tsx';
import { LateAge } from './late-age.tsx';
import styles from './case-board.module.css';

type Found = Extract<ReplyOf<typeof caseBoard>, { ok: true }>;
type Card = Found['columnas'][number]['casos'][number];

/** Up and down go to the case before and after, left and right to the column beside. */
function onKeyDown(event: KeyboardEvent<HTMLButtonElement>): void {
  const item = event.currentTarget.closest('li');
  const column = event.currentTarget.closest('section');
  const beside = (from: Element | null | undefined, way: 'nextElementSibling' | 'previousElementSibling') => {
    for (let to = from?.[way]; to; to = to[way]) {
      const card = to.querySelector<HTMLElement>('li button');
      if (card) return card;
    }
    return undefined;
  };
  const to =
    event.key === 'ArrowDown'
      ? item?.nextElementSibling?.querySelector('button')
      : event.key === 'ArrowUp'
        ? item?.previousElementSibling?.querySelector('button')
        : event.key === 'ArrowRight'
          ? beside(column, 'nextElementSibling')
          : event.key === 'ArrowLeft'
            ? beside(column, 'previousElementSibling')
            : undefined;
  if (!to) return;
  event.preventDefault();
  to.focus();
}

const CaseCard = ({ card, onOpen }: { readonly card: Card; readonly onOpen: () => void }) => (
  <button type="button" className={styles.card} onClick={onOpen} onKeyDown={onKeyDown}>
    <span className={styles.row}>
      <strong>{`N° ${card.number}`}</strong>
      <LateAge estado={card.estado} since={card.estatus_at} />
    </span>
    <span className={styles.who} title={card.cliente_nombre}>
      {card.cliente_nombre}
    </span>
    <span className={styles.meta} title={card.series || card.equipos}>
      {card.equipos}
      {card.series && ` · ${card.series}`}
    </span>
    <span className={styles.meta}>
      {card.tecnico ?? 'Sin técnico'}
      {!card.garantia && ' · Fuera de garantía'}
    </span>
    {card.prestamo_hasta !== null && (
      <span className={styles.meta}>
        <LoanDay hasta={card.prestamo_hasta} word="Préstamo al " />
      </span>
    )}
  </button>
);

/** Cases by state; a phone shows one state at a time. */
export function CaseBoard({
  columnas,
  onOpen,
}: Pick<Found, 'columnas'> & { readonly onOpen: (number: number) => void }) {
  const phone = usePhone();
  const [chosen, setChosen] = useState(0);
  const shown = phone ? columnas.slice(chosen, chosen + 1) : columnas;
  return (
    <div className={styles.board}>
      {phone && (
        <div className={styles.tabs} role="group" aria-label="Estado">
          {columnas.map(({ estado, cantidad }, n) => (
            <Button
              key={estado}
              size="compact-sm"
              variant={n === chosen ? 'filled' : 'default'}
              aria-pressed={n === chosen}
              onClick={() => setChosen(n)}
            >
              {estado} {formatCount(cantidad)}
            </Button>
          ))}
        </div>
      )}
      <div className={styles.columns}>
        {shown.map(({ estado, cantidad, casos }) => (
          <section key={estado} className={styles.column} aria-label={estado}>
            <header className={styles.head}>
              <h2>{estado}</h2>
              <span>{formatCount(cantidad)}</span>
            </header>
            <ul className={styles.cards}>
              {casos.map((card) => (
                <li key={card._id}>
                  <CaseCard card={card} onOpen={() => onOpen(card.number)} />
                </li>
              ))}
              {cantidad === 0 && <li className={styles.none}>Ningún RMA</li>}
              {cantidad > casos.length && (
                <li className={styles.none}>{`${formatCount(cantidad - casos.length)} más en la lista`}</li>
              )}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
