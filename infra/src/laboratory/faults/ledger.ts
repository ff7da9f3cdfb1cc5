/** A command that was answered with success: it must be in the log, once, where its reply says. */
export interface Acknowledged {
  readonly id: string;
  /** Event that the command writes exactly one of; undefined for those that write others (sign-in). */
  readonly writes: string | undefined;
  readonly version: number;
  readonly posicion: bigint;
  /** Sends the same command again, under the same id. */
  readonly repeat: () => Promise<Reply>;
}

export type Reply =
  | { readonly ok: true; readonly version: number; readonly posicion: string; readonly [field: string]: unknown }
  | { readonly ok: false; readonly codigo: string; readonly mensaje: string };

/** What the clients were told, and what was wrong with it at once. */
export class Ledger {
  readonly acknowledged: Acknowledged[] = [];
  /** Ids of commands that were refused, with the event that must therefore not be there. */
  readonly refused = new Map<string, string | undefined>();
  readonly problems: string[] = [];
  /** Step of the plan under way, for messages. */
  step = 'start';

  /** A client was told that it is done; a refusal of before under the same id counts no more. */
  accept(
    { id, writes }: Pick<Acknowledged, 'id'> & { readonly writes?: string | undefined },
    { version, posicion }: Extract<Reply, { ok: true }>,
    repeat: Acknowledged['repeat'],
  ): void {
    this.refused.delete(id);
    this.acknowledged.push({ id, writes, version, posicion: BigInt(posicion), repeat });
  }

  problem(text: string): void {
    this.problems.push(`[${this.step}] ${text}`);
  }
}
