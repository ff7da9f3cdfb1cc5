import { type Divisa, formatMoney } from './numbers.ts';

export const Money = ({ value, divisa = 'CLP' }: { value: number | null | undefined; divisa?: Divisa }) => (
  <span>{formatMoney(value, divisa)}</span>
);
