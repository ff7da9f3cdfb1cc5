/** Rows of one import at most. */
export const IMPORT_ROWS = 2000;

/** Largest file of an import, bytes: in base64 it has to fit in a request. */
export const IMPORT_FILE = 650 * 1024;
