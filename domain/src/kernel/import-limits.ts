/** Rows of one import at most. */
export const IMPORT_ROWS = 2000;

/** Largest file of an import, bytes: in base64 it has to fit in a request. */
export const IMPORT_FILE = 650 * 1024;

/** Of a file that is uploaded as it is: bytes, bytes once unpacked, and rows. */
export const UPLOAD_FILE = 10 * 1024 * 1024;
export const UPLOAD_UNPACKED = 80 * 1024 * 1024;
export const UPLOAD_ROWS = 20_000;
