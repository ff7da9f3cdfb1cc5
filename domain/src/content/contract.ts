import type { CallBase } from '../kernel/call.ts';
import { assignFeatured } from './assign-featured.ts';

export const contentContract: readonly CallBase[] = [assignFeatured];
