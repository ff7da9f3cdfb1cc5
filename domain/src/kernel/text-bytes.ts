/** Bytes of a text as it is stored and sent (UTF-8): an *ñ* takes two. */
export const textBytes = (text: string): number => new TextEncoder().encode(text).length;
