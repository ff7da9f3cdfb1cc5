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

  /** A number, typed so that indexes of whole numbers stay usable; those over spans of time compare an integer with an integer alone. */
  number(value: number): string {
    const type = !Number.isSafeInteger(value) ? 'numeric' : Math.abs(value) < 2 ** 31 ? 'integer' : 'bigint';
    return `${this.add(String(value))}::${type}`;
  }
}
