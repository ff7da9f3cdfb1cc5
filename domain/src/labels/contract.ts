import type { CallBase } from '../kernel/call.ts';
import { printLabels } from './print-labels.ts';
import { labelFile } from './views/label-file.ts';

export const labelsContract: readonly CallBase[] = [printLabels, labelFile] as readonly CallBase[];
