import { parentPort, workerData } from 'node:worker_threads';
import type { Asked } from './read-beside.ts';
import { readSheet } from './read-sheet.ts';

/** The thread of {@link readBeside}: reads one spreadsheet, answers, and ends. */
const { headed, file, limits } = workerData as Asked;
parentPort!.postMessage(await readSheet(headed, Buffer.from(file.buffer), limits), []);
