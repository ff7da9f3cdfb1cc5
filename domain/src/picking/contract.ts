import type { CallBase } from '../kernel/call.ts';
import { finishPicking } from './finish-picking.ts';
import { pausePicking } from './pause-picking.ts';
import { reassignPicking } from './reassign-picking.ts';
import { reportShortage } from './report-shortage.ts';
import { resumePicking } from './resume-picking.ts';
import { scanLine } from './scan-line.ts';
import { takePicking } from './take-picking.ts';

export const pickingContract: readonly CallBase[] = [
  takePicking,
  pausePicking,
  resumePicking,
  scanLine,
  reportShortage,
  reassignPicking,
  finishPicking,
];
