interface Placed {
  readonly direccion: { readonly calle: string; readonly comuna: string } | null;
}

/** Stops of one commune together, street by street; those without an address at the end. */
export const byCommune = <P extends Placed>(stops: readonly P[]): readonly P[] => {
  const place = ({ direccion }: P): string => (direccion ? `${direccion.comuna} ${direccion.calle}` : '\uffff');
  return stops.toSorted((a, b) => place(a).localeCompare(place(b), 'es'));
};
