/** Values of a statement in the making: outside input only ever reaches PostgreSQL as `$n`. */
export class Params {
  readonly values: unknown[];
  constructor(values: readonly unknown[] = []) {
    this.values = [...values];
  }

  /** Adds a value; returns its placeholder. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** A number, typed so that integer indexes stay usable. */
  number(value: number): string {
    return `${this.add(String(value))}::${Number.isSafeInteger(value) ? 'bigint' : 'numeric'}`;
  }
}
