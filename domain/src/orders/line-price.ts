import { roundPesos } from '../kernel/money.ts';

/** What a price is held against. */
export interface PriceFacts {
  /** List price of the customer's type, net pesos; 0 = the product has none. */
  readonly lista: number;
  /** Weighted average cost, pesos; 0 = unknown. */
  readonly pmp: number;
}

/** Margin 1 − pmp / price is under 1 % (document 2 §5, unit price in pesos); multiplied out, so that no rounding decides. */
export const underMargin = (precio: number, pmp: number): boolean => (precio - pmp) * 100 < precio;

/** Whether somebody with the flag `validar` has to approve a price: below the list of the customer's type, or under the margin rule. */
export const needsApproval = (precio: number, { lista, pmp }: PriceFacts): boolean =>
  precio < roundPesos(lista) || underMargin(precio, pmp);
