import type { z } from 'zod';
import { sheetOf } from '../../kernel/document-state.ts';
import { integrador } from '../parts.ts';

/** A key as its sheet shows it: its stream replayed, without what secrets are known by. */
export const integratorSheet = sheetOf(integrador);
export type IntegratorSheet = z.infer<typeof integratorSheet>;
