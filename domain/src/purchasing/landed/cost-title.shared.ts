/** What a landed cost is called everywhere: *Precio de Entrega N° 7*. */
export const costTitle = (number: string | number): string => `Precio de Entrega N° ${number}`;
