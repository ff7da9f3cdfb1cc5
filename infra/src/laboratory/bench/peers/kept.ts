export interface Line {
  readonly product: number;
  readonly price: number;
  readonly quantity: number;
}

/** How a peer keeps its orders. */
export interface Kept {
  order(customer: number, lines: readonly Line[]): Promise<number>;
  comment(number: number, person: string, text: string): Promise<void>;
  validate(number: number): Promise<void>;
  list(limit: number): Promise<unknown[]>;
}
