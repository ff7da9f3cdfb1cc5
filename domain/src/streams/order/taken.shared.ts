/** Units that were taken at one place. */
export interface TakenAt {
  readonly ubicacion: string;
  readonly cantidad: number;
}
interface Taken {
  readonly lugares?: readonly TakenAt[] | undefined;
}

/** Places once units were taken at one. */
export const takenAt = (
  before: readonly TakenAt[] | undefined,
  ubicacion: string | undefined,
  cantidad: number,
): Taken => (ubicacion === undefined ? {} : { lugares: [...(before ?? []), { ubicacion, cantidad }] });

/** Places once units were put back: what was taken last goes back first. */
export function putBack(before: readonly TakenAt[] | undefined, cantidad: number): Taken {
  if (!before) return {};
  let left = cantidad;
  const kept = before.toReversed().flatMap((one) => {
    const back = Math.min(left, one.cantidad);
    left -= back;
    return one.cantidad > back ? [{ ...one, cantidad: one.cantidad - back }] : [];
  });
  return { lugares: kept.toReversed() };
}
