import path from 'node:path';
import type { FileStore, VirusScan } from '../../platform/files/file-store.ts';
import { settings } from '../../platform/service/settings.ts';
import { clamd } from './clamd.ts';
import { directoryStore } from './directory-store.ts';

let files: FileStore | undefined;

/** Where this system keeps what is attached: a folder of DATA_DIR, which command-api and query-api share. */
export const fileStore = (): FileStore => (files ??= directoryStore(path.join(settings.DATA_DIR, 'archivos')));

/** The scanner of CLAMD_URL; without it files are kept unseen, and said to be. */
export const virusScan = (): VirusScan | undefined =>
  settings.CLAMD_URL === undefined ? undefined : clamd(settings.CLAMD_URL);
