/** What is not as it was sealed: an event, or what bears witness of it. */
export interface EvidenceFinding {
  readonly kind:
    | 'altered'
    | 'missing'
    | 'moved'
    | 'inserted'
    | 'cut'
    | 'renamed'
    | 'retimed'
    | 'unsigned'
    | 'forged'
    | 'implausible'
    | 'chain'
    | 'key'
    | 'head'
    | 'book'
    | 'identity';
  readonly stream?: string;
  readonly version?: number;
  readonly position?: bigint;
  /** For people, in Spanish. */
  readonly detail: string;
}
