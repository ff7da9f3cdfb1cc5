import { type Fold, on } from '../../kernel/aggregate.ts';
import type { MovimientoRma } from '../cases/goods.shared.ts';
import { RmaLoanExtended, RmaLoanLost, RmaLoanReturned, RmaUnitLent } from './events.ts';

interface Moving {
  readonly movimientos: MovimientoRma[];
}

const one = <S extends Moving>(s: S | undefined, n: number, change: Partial<MovimientoRma>): S | undefined =>
  s && { ...s, movimientos: s.movimientos.map((was) => (was.n === n ? { ...was, ...change } : was)) };

/** Loans are movements of their case: numbered with them, refused by stock as they are. */
export const loanFolds = <S extends Moving>(): readonly Fold<S | undefined>[] => [
  on(
    RmaUnitLent,
    (s: S | undefined, { movimiento }) =>
      s && {
        ...s,
        movimientos: [...s.movimientos, { ...movimiento, tipo: 'prestamo', estado: 'hecho', motivo: null }],
      },
  ),
  on(RmaLoanReturned, (s: S | undefined, { n, observacion }) =>
    one(s, n, { estado: 'devuelto', motivo: observacion === '' ? null : observacion }),
  ),
  on(RmaLoanLost, (s: S | undefined, { n, motivo }) => one(s, n, { estado: 'perdido', motivo })),
  on(RmaLoanExtended, (s: S | undefined, { n, hasta }) => one(s, n, { hasta })),
];
