import type { z } from 'zod';
import { sheetOf } from '../../kernel/document-state.ts';
import { embalaje } from '../parcels/parts.ts';

/** A package as its sheet shows it: its stream replayed. */
export const parcelSheet = sheetOf(embalaje);
export type ParcelSheet = z.infer<typeof parcelSheet>;
