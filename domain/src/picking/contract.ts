import type { CallBase } from '../kernel/call.ts';
import { finishPicking } from './finish-picking.ts';
import { pausePicking } from './pause-picking.ts';
import { reassignPicking } from './reassign-picking.ts';
import { reportShortage } from './report-shortage.ts';
import { resumePicking } from './resume-picking.ts';
import { returnGoods } from './return-goods.ts';
import { scanLine } from './scan-line.ts';
import { takePicking } from './take-picking.ts';
import { undoScan } from './undo-scan.ts';
import { withdrawShortage } from './withdraw-shortage.ts';

export const pickingContract: readonly CallBase[] = [
  takePicking,
  pausePicking,
  resumePicking,
  scanLine,
  undoScan,
  reportShortage,
  withdrawShortage,
  reassignPicking,
  finishPicking,
  returnGoods,
];
