import { EDITOR } from './editor-address.ts';

/** A new quotation for the repair of a case of service. */
export const repairIn = (rma: number): string => `/sistema/${EDITOR}?rma=${rma}`;
