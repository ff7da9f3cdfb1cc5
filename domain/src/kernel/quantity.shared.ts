/** A quantity below one, title and text (document 2 §5). */
export const LEAST_QUANTITY = { titulo: 'Cantidad Incorrecta', texto: 'La Cantidad NO puede ser menor a 1' } as const;
