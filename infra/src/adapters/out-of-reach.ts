const CODES = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'ECONNRESET',
]);

/** Why a server cannot be used where nobody answers at its address, as the end of a sentence. */
export const NOBODY_ANSWERS = 'nadie responde ahí';

/** Whether an error's code says that no server was reached. */
export const isOutOfReach = (code: string): boolean => CODES.has(code);
