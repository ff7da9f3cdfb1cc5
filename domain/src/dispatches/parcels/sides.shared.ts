interface Sides {
  readonly largo_cm: number | null;
  readonly ancho_cm: number | null;
  readonly alto_cm: number | null;
}
const figure = new Intl.NumberFormat('es-CL', { maximumFractionDigits: 1 });

/** *40 × 30 × 25,5*: length, width and height; null unless all are known. */
export const sidesOf = ({ largo_cm, ancho_cm, alto_cm }: Sides): string | null =>
  largo_cm === null || ancho_cm === null || alto_cm === null
    ? null
    : [largo_cm, ancho_cm, alto_cm].map((side) => figure.format(side)).join(' × ');
