import { eventCatalogue } from '@power/domain/events';
import { actorOf } from '@power/domain/audit/actor.shared';
import { formatInstant } from '@power/domain/kernel/dates';
import { figureText } from '@power/domain/kernel/figures';
import type { DocumentEvidence } from '@power/infra/platform/evidence/document-evidence';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { printedDocument } from '../kernel/printed-document.ts';

/** Events that a paper lists: what comes before them is in the file beside it. */
export const LISTED = 1_000;

type Proven = DocumentEvidence['eventos'][number];

/** Who did it, as its metadata say. */
function personOf({ flujo, metadatos, datos }: Proven): string {
  const { user, nombre, perfil } = JSON.parse(metadatos) as { user: string; nombre?: string; perfil: string };
  const actor = actorOf(
    { stream: flujo, user, perfil, ...(nombre !== undefined && { nombre }) },
    datos === null ? {} : JSON.parse(datos),
  );
  return `${actor.usuario} (${perfil})`;
}

/** What the evidence says, to be read and filed: it proves nothing by itself, and says so. */
export function evidencePaper(evidence: DocumentEvidence, name: string): TDocumentDefinitions {
  const { eventos, cabezas, llaves, registro, emitido, flujo } = evidence;
  const last = cabezas.at(-1)!;
  const shown = eventos.slice(-LISTED);
  const left = eventos.length - shown.length;
  return printedDocument<Proven>({
    title: `Evidencia de ${name}`,
    corner: [formatInstant(emitido), `${figureText(eventos.length)} ${eventos.length === 1 ? 'evento' : 'eventos'}`],
    facts: [
      ['Registro', registro],
      ['Documento', flujo],
      ['Última cabeza', `${figureText(last.tamano)} eventos, firmada el ${formatInstant(last.instante)}`],
      ['Raíz', last.raiz],
      ['Llaves', llaves.map(({ id }) => id).join(', ')],
    ],
    columns: [
      { title: 'N°', kind: 'number', value: ({ version }) => Number(version) },
      { title: 'Qué pasó', kind: 'text', wide: true, value: ({ tipo }) => eventCatalogue.get(tipo)?.label ?? tipo },
      { title: 'Registrado', kind: 'text', value: ({ guardado }) => formatInstant(guardado) },
      { title: 'Persona', kind: 'text', value: personOf },
      { title: 'Resumen', kind: 'code', value: ({ hash }) => hash.slice(0, 16) },
    ],
    rows: shown,
    terms: [
      ...(left > 0
        ? [
            `Se listan los ${figureText(LISTED)} últimos eventos; los ${figureText(left)} anteriores están en evidencia.json.`,
          ]
        : []),
      'Este resumen se lee y se archiva; no prueba nada por sí solo. Lo que se prueba está en evidencia.json y se comprueba sin el sistema con «node verify.mjs», como explica LEEME.txt.',
    ],
  });
}
