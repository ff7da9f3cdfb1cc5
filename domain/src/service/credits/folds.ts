import { type Fold, on } from '../../kernel/aggregate.ts';
import { RmaCreditAsked, RmaCreditIssued, RmaCreditRefused } from './events.ts';
import type { CreditoRma } from './parts.ts';

interface Crediting {
  readonly creditos: CreditoRma[];
}

const one = <S extends Crediting>(s: S | undefined, n: number, change: Partial<CreditoRma>): S | undefined =>
  s && { ...s, creditos: s.creditos.map((was) => (was.n === n ? { ...was, ...change } : was)) };

/** Credit notes that a case asked for, in their order. */
export const creditFolds = <S extends Crediting>(): readonly Fold<S | undefined>[] => [
  on(
    RmaCreditAsked,
    (s: S | undefined, { credito }) =>
      s && {
        ...s,
        creditos: [...s.creditos, { ...credito, estado: 'Pedida', folio: null, total: null, rechazo: null }],
      },
  ),
  on(RmaCreditIssued, (s: S | undefined, { n, folio, total }) => one(s, n, { estado: 'Emitida', folio, total })),
  on(RmaCreditRefused, (s: S | undefined, { n, motivo }) => one(s, n, { estado: 'No emitida', rechazo: motivo })),
];
