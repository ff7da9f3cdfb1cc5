/** An address of a delivery on one line: *Los Leones 100, Providencia, Metropolitana*. */
export const addressText = (a: {
  readonly calle: string;
  readonly comuna: string;
  readonly region: string;
  readonly referencia: string;
}): string => [a.calle, a.comuna, a.region, a.referencia].filter(Boolean).join(', ');
