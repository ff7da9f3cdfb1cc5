/** Address of the editor: a new quotation, or one that exists. */
export const EDITOR = 'nueva-cotizacion';
export const editorOf = (number: number): string => `/sistema/${EDITOR}/${number}`;
export const copyIn = (number: number): string => `/sistema/${EDITOR}?copia=${number}`;
