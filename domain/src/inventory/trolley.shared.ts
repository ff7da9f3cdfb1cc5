/** What is behind its origin in the code of a trolley where goods came from no place. */
const NOWHERE = 'SU';
const CODE = /^(.+)-CARRO-(.+?)-(SU|R\d+-N\d+-P\d+)$/;

/** Whose trolley it is, in which warehouse, and where its goods were taken; null is *Sin ubicar*. */
export interface Trolley {
  readonly bodega: string;
  readonly usuario: string;
  readonly origen: string | null;
}

/**
 * The place that goods stand at while somebody has them in a trolley: of that person, and of where they were taken, so that
 * they can go back. `BOD-CARRO-12-R01-N2-P03`
 */
export const trolleyCode = ({ bodega, usuario, origen }: Trolley): string =>
  `${bodega}-CARRO-${usuario}-${origen === null ? NOWHERE : origen.slice(bodega.length + 1)}`;

/** What such a code says; undefined of a place of the warehouse. */
export function readTrolley(code: string): Trolley | undefined {
  const [, bodega, usuario, from] = CODE.exec(code) ?? [];
  if (bodega === undefined || usuario === undefined) return undefined;
  return { bodega, usuario, origen: from === NOWHERE ? null : `${bodega}-${from}` };
}
