/** Address of the editor: a new quotation, one that exists, or a copy at today's prices. */
export const EDITOR = 'nueva-cotizacion';
export const editorOf = (number: number): string => `/sistema/${EDITOR}/${number}`;
export const copyIn = (number: number): string => `/sistema/${EDITOR}?copia=${number}`;
