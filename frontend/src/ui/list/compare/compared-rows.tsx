import { Badge, UnstyledButton } from '@mantine/core';
import type { ReplyFor } from '../../../api/wire.ts';
import type { listDiff } from '../../../calls/audit.ts';
import { FieldChanges } from '../../dialogs/field-changes.tsx';
import { cardOf, drawn } from '../grid/row-card.tsx';
import type { CardFields, Column } from '../types.ts';
import styles from './compared-rows.module.css';

type ComparedRow = Extract<ReplyFor<typeof listDiff>, { ok: true }>['filas'][number];

const KINDS = {
  entro: { text: 'Entró', color: 'green' },
  cambio: { text: 'Cambió', color: 'blue' },
  salio: { text: 'Salió', color: 'red' },
} as const;

interface Props<Row> {
  readonly columns: readonly Column<Row>[];
  readonly card: CardFields | undefined;
  readonly rows: readonly ComparedRow[];
  readonly busy: boolean;
  readonly onOpen: ((row: Row) => void) | undefined;
}

/** Rows of a comparison, each called as its list calls it on a phone, with what changed in it. What left cannot be opened. */
export function ComparedRows<Row>({ columns, card, rows, busy, onOpen }: Props<Row>) {
  const { first } = card ?? cardOf(columns);
  return (
    <ul className={styles.rows} aria-busy={busy}>
      {rows.map(({ clave, movimiento, fila, cambios }) => {
        const name = <Name columns={columns} fields={first} row={fila as Row} />;
        return (
          <li key={clave}>
            <div className={styles.head}>
              <Badge variant="light" tt="none" color={KINDS[movimiento].color}>
                {KINDS[movimiento].text}
              </Badge>
              {onOpen && movimiento !== 'salio' ? (
                <UnstyledButton className={styles.open} onClick={() => onOpen(fila as Row)}>
                  {name}
                </UnstyledButton>
              ) : (
                name
              )}
            </div>
            <FieldChanges of={cambios} />
          </li>
        );
      })}
    </ul>
  );
}

interface NameProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly fields: CardFields['first'];
  readonly row: Row;
}

/** What it is and whose. */
const Name = <Row,>({ columns, fields: [id, whose], row }: NameProps<Row>) => (
  <span>
    <strong>
      {drawn(
        row,
        columns.find((c) => c.field === id),
      )}
    </strong>{' '}
    {drawn(
      row,
      columns.find((c) => c.field === whose),
    )}
  </span>
);
