import type { Process } from './process.ts';

/** A process that this instance holds the lease of. */
export interface ProcessUnit {
  readonly process: Process;
  readonly epoch: bigint;
  position: bigint;
  lost: boolean;
  readonly parked: Set<string>;
}
