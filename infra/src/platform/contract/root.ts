import path from 'node:path';

/** Root of the repository, from the sources and from the build alike. */
export const root = path.resolve(import.meta.dirname, '../../../..');
