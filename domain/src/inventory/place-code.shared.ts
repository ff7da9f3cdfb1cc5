/** The warehouse that a place stands in, which its code begins with (`within` of `views/place-access.ts`). */
export const warehouseOfPlace = (ubicacion: string): string => ubicacion.replace(/-R\d+-N\d+-P\d+$/, '');
