/** What a customer may owe and owes, pesos. */
export interface Credit {
  /** Credit limit; 0 = cash only. */
  readonly cupo: number;
  /** Validated orders on credit: billed until their due date, ordered until they are billed. */
  readonly usado: number;
}

/** Percentage of the limit in use with one decimal, together with an order of this total; null without a limit. */
export const creditUse = ({ cupo, usado }: Credit, total: number): number | null =>
  cupo > 0 ? Math.round(((usado + total) / cupo) * 1000) / 10 : null;

/** Whether a payment condition lets the customer owe: some part of it falls due after the invoice. */
export const onCredit = (dias: readonly number[] | undefined): boolean => (dias ?? []).some((days) => days > 0);
