import type { Headed, SheetRead } from '@power/domain/kernel/master-files';
import { reject, type Rejection } from '@power/domain/kernel/rejection';
import { Worker } from 'node:worker_threads';
import { isWorkbook, OF_A_REQUEST, readSheet, type SheetLimits } from './read-sheet.ts';

/** What the reading thread is asked. */
export interface Asked {
  readonly headed: Headed;
  readonly file: Uint8Array<ArrayBuffer>;
  readonly limits: SheetLimits;
}
type Answer = (SheetRead & { ok: true }) | Rejection;

/** Bytes of a text that is read sooner than a thread begins; a workbook says nothing of what it unpacks to. */
const SMALL = 64 * 1024;
const LONGEST_MS = 60_000;
const MEMORY_MB = 384;
/** Tests run the sources, which a thread of its own cannot: it takes what was built. */
const PROGRAM = new URL('sheet-thread.js', import.meta.url.replace(/\/src\/(?=platform\/sheet\/)/, '/dist/'));

const HEAVY = reject(
  'ARCHIVO_PESADO',
  'El archivo no se puede importar',
  'La planilla es demasiado pesada para leerla. Copia solo los datos en una planilla nueva, o divídela en partes.',
);

/**
 * {@link readSheet} on a thread of its own: whoever else asks the service meanwhile does not wait. One file after the other, so
 * that several do not fill the memory; what takes more than `ms` milliseconds or {@link MEMORY_MB} MB is refused.
 */
export async function readBeside(
  master: Headed,
  file: Buffer,
  limits: SheetLimits = OF_A_REQUEST,
  ms = LONGEST_MS,
): Promise<Answer> {
  if (file.length < SMALL && !isWorkbook(file)) return readSheet(master, file, limits);
  const { fields, aliases = {}, above = false } = master;
  const labels = Object.entries(fields).map(([name, { label }]) => [name, { label }] as const);
  const headed = { fields: Object.fromEntries(labels), aliases, above };
  const turn = before.then(() => inThread({ headed, file: new Uint8Array(file), limits }, ms));
  before = turn.catch(() => undefined);
  return turn;
}
let before: Promise<unknown> = Promise.resolve();

function inThread(asked: Asked, ms: number): Promise<Answer> {
  const thread = new Worker(PROGRAM, {
    execArgv: [],
    workerData: asked,
    transferList: [asked.file.buffer],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  return new Promise<Answer>((resolve) => {
    const late = setTimeout(() => resolve(HEAVY), ms);
    thread.once('message', resolve);
    thread.once('error', () => resolve(HEAVY));
    thread.once('exit', () => {
      clearTimeout(late);
      resolve(HEAVY);
    });
  }).finally(() => void thread.terminate());
}
