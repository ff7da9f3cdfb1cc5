import {
  createDeedQueue,
  type Made,
  type QueueOptions,
  type RefusedDeed,
  type TakenDeed,
} from './deed-queue.shared.ts';

/** What a hand did, in the order it was done. The id is the command id: sent twice, it counts once. */
export interface Deed extends Made {
  readonly tipo: 'escanear' | 'faltante' | 'deshacer' | 'retirar';
  readonly pedido: number;
  /** Line that it is for, as this phone understood it. */
  readonly linea: number;
  readonly cantidad: number;
  readonly codigo?: string;
  readonly serie?: string;
  readonly motivo?: string;
  /** The place that the hand stood at. */
  readonly ubicacion?: string;
}

/** A deed that the server took: shown until the sheet that holds it has come. */
export type Taken = TakenDeed<Deed>;
export type Refused = RefusedDeed<Deed>;
export type { Sent } from './deed-queue.shared.ts';

const isDeed = (value: unknown): value is Deed =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Deed).id === 'string' &&
  typeof (value as Deed).pedido === 'number';

/** Deeds of picking, in the order in which they were done. */
export function createScanQueue(options: Omit<QueueOptions<Deed>, 'isDeed'>) {
  const { forget, ...queue } = createDeedQueue<Deed>({ ...options, isDeed });
  return {
    ...queue,
    /** A sheet has come: what it already holds need not be shown on top of it. */
    seen: (pedido: number, version: number): void => forget((d) => d.pedido === pedido && d.version <= version),
  };
}
export type ScanQueue = ReturnType<typeof createScanQueue>;
