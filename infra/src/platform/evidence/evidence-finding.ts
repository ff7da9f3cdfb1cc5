import type { Finding } from '../event-store/finding.ts';

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
    | 'repeated'
    | 'foreign'
    | 'removed'
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

const CHAIN: Readonly<Record<Finding['kind'], EvidenceFinding['kind']>> = {
  altered: 'chain',
  missing: 'chain',
  reordered: 'chain',
  truncated: 'chain',
  implausible: 'implausible',
  unsigned: 'unsigned',
  forged: 'forged',
  repeated: 'repeated',
};

/** What a finding of the chain, its signatures or its people is called beside those of the evidence. */
export const kindOf = ({ kind }: Finding): EvidenceFinding['kind'] => CHAIN[kind];

/** For people, of a log that does not say which one it is. */
export const IDENTITY_MISSING =
  'El registro no dice cuál es: alguien borró o cortó el flujo log-identity en el servidor. Mientras falte, nada se sella.';
