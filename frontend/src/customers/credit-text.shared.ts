import { formatPercent } from '../ui/format/numbers.ts';

/** More than the customer may owe. */
export const overLimit = (use: number): boolean => use > 100;

/** *31,1%* of the limit is in use; *24,8%* is by how much 124,8% of it exceeds it. */
export const shareOfLimit = (use: number): string => formatPercent(overLimit(use) ? use - 100 : use);
