const written = new Intl.NumberFormat('es-CL');

/** A figure as people here write it, with three decimals at most: `12.345`, `0,125`. */
export const figureText = (figure: number): string => written.format(figure);
