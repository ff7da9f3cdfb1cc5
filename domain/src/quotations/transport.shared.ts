import { z } from 'zod';

/** Ways in which goods from abroad come. */
export const TRANSPORTES = ['aereo', 'maritimo'] as const;
export const transporte = z.enum(TRANSPORTES);
export type Transporte = z.infer<typeof transporte>;
