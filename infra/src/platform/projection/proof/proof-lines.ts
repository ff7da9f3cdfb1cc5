import type { Difference } from './compare-tables.ts';
import type { ReadModelProof } from './prove-read-models.ts';

const WHAT = {
  difiere: 'no dice lo que dice el registro',
  falta: 'falta, y el registro la tiene',
  sobra: 'sobra: el registro no la tiene',
} as const;

const lineOf = ({ key, what, columns, past }: Difference): string =>
  `  ${past ? 'versión pasada de ' : ''}${key}: ${WHAT[what]}${columns.length > 0 ? ` en ${columns.join(', ')}` : ''}`;

/** What a person is told of a read model, in lines; nothing of one that holds. */
export function proofLines({ name, differing, differences, unproven }: ReadModelProof): string[] {
  if (unproven !== undefined) return [`${name}: ${unproven}.`];
  if (differing === 0) return [];
  const more = differing - differences.length;
  return [
    `${name}: ${differing === 1 ? '1 fila' : `${differing} filas`} con hallazgos.`,
    ...differences.map(lineOf),
    ...(more > 0 ? [`  y ${more} más.`] : []),
  ];
}
