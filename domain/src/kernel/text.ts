import { z } from 'zod';

/** Bounded strings: every text that comes from outside has a limit. */
export const shortText = z.string().trim().min(1).max(200);
export const longText = z.string().trim().min(1).max(4000);
export const optionalText = z.string().trim().max(4000).optional();
/** Stream version that the person was looking at; a command refuses when the document has moved on. */
export const expectedVersion = z.number().int().min(0).optional();

/** Lower case without accents, for search and for e-mail names. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
