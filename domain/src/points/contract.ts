import type { CallBase } from '../kernel/call.ts';
import { expirePoints } from './expire-points.ts';
import { movePoints, receivePoints } from './move-points.ts';
import { settleOrderPoints } from './settle-order-points.ts';
import { withdrawOrderPoints } from './withdraw-order-points.ts';
import { pointsGrid, pointsSummary } from './views/queries.ts';

export const pointsContract: readonly CallBase[] = [
  settleOrderPoints,
  withdrawOrderPoints,
  expirePoints,
  movePoints,
  receivePoints,
  pointsGrid,
  pointsSummary,
];
