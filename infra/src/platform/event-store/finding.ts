/** The first thing wrong: an event by stream and version, and what is the matter with it. */
export interface Finding {
  readonly kind: 'altered' | 'missing' | 'reordered' | 'truncated' | 'implausible' | 'unsigned' | 'forged' | 'repeated';
  readonly stream?: string;
  readonly version?: number;
  readonly position?: bigint;
  /** For people, in Spanish. */
  readonly detail: string;
}
