/** What a count is called, by stock movements and serials too: *Inventario N° 12*. */
export const countTitle = (number: string | number): string => `Inventario N° ${number}`;
