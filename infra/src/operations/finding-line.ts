import type { EvidenceFinding } from '../platform/evidence/evidence-finding.ts';

const SPANISH: Readonly<Record<EvidenceFinding['kind'], string>> = {
  altered: 'alterado',
  missing: 'faltante',
  moved: 'movido',
  inserted: 'insertado',
  cut: 'cortado',
  renamed: 'cambiado de documento',
  retimed: 'cambiado de hora',
  unsigned: 'no aceptado por el sistema',
  forged: 'firma falsa',
  implausible: 'no puede ser cierto',
  repeated: 'repetido',
  foreign: 'ajeno',
  removed: 'cortado en el servidor',
  chain: 'cadena rota',
  key: 'llave',
  head: 'cabeza',
  book: 'libro de evidencia',
  identity: 'identidad del registro',
};

function place({ stream, version, position }: EvidenceFinding): string {
  const parts = [
    stream !== undefined && `flujo ${stream}`,
    version !== undefined && `evento ${version}`,
    position !== undefined && `posición ${position}`,
  ];
  return parts.filter(Boolean).join(', ') || 'registro completo';
}

/** What is wrong with the log, and where, in a line for people. */
export const findingLine = (finding: EvidenceFinding): string =>
  `- ${SPANISH[finding.kind]}, ${place(finding)}: ${finding.detail}`;
