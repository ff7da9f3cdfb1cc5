import { aggregates } from '@power/domain/aggregates';
import { documentOf } from '@power/domain/audit/documents.shared';
import { auditEvidence } from '@power/domain/audit/views/event-grid';
import { eventCatalogue } from '@power/domain/events';
import { formatInstant } from '@power/domain/kernel/dates';
import { withoutCosts } from '@power/domain/kernel/costs';
import { storedZip } from '@power/domain/kernel/stored-zip';
import { reject } from '@power/domain/kernel/rejection';
import { documentEvidence, type DocumentEvidence, verifier } from '@power/infra/platform/evidence/document-evidence';
import { logFolder } from '@power/infra/platform/evidence/heads';
import { stampOver } from '@power/infra/platform/evidence/stamp-heads';
import { storedData } from '@power/infra/platform/event-store/port';
import type { StoredEvent } from '@power/infra/platform/evidence/stored-event';
import { handleQuery } from '@power/infra/platform/queries/handler';
import { renderPdf } from '../kernel/pdf.ts';
import { evidencePaper } from './evidence-paper.shared.ts';
import { settings } from '@power/infra/platform/service/settings';

/** Whether the data of an event hold nothing that is kept from everybody: a password's hash is proven and never shown. */
const hasNoSecret = ({ type, data }: StoredEvent): boolean => {
  const secret = eventCatalogue.get(type)?.secret ?? [];
  return secret.length === 0 || !secret.some((field) => field in (JSON.parse(data) as object));
};

export default handleQuery(auditEvidence, async ({ stream }, { log, user }) => {
  const { categoria, documento, numero } = documentOf(stream);
  const events = aggregates.has(categoria) ? await log.read(stream) : [];
  if (events.length === 0)
    return reject(
      'DOCUMENTO_NO_EXISTE',
      'Documento no encontrado',
      'No hay eventos de ese documento. Revisa el nombre.',
    );
  // A part that is left out could be guessed from what proves it: there are only so many costs.
  if (
    events.some((event) => {
      const data = storedData(event) as Record<string, unknown>;
      return JSON.stringify(withoutCosts(data, user)) !== JSON.stringify(data);
    })
  )
    return reject(
      'EVIDENCIA_CON_COSTOS',
      'La evidencia contiene costos',
      'Este documento registra costos, que tu perfil no ve, y una evidencia no se puede entregar por partes. Pídela a quien tenga el permiso de márgenes.',
    );
  const evidence = await documentEvidence(settings.DATA_DIR, log, stream, hasNoSecret);
  if (evidence === undefined || 'falta' in evidence)
    return evidence?.falta === 'integridad'
      ? reject(
          'REGISTRO_ALTERADO',
          'El registro fue alterado',
          `${evidence.detalle} Pide que se verifique el registro en Estado del sistema.`,
        )
      : reject(
          'EVIDENCIA_EN_CAMINO',
          'Todavía no está sellado',
          'El último cambio de este documento se sella dentro de un minuto. Descarga la evidencia entonces.',
        );
  const name = `${documento} ${numero}`;
  const stamp = stampOver(logFolder(settings.DATA_DIR, evidence.registro), evidence.sellado_por);
  const parts = {
    'evidencia.json': `${JSON.stringify(evidence, null, 1)}\n`,
    'verify.mjs': verifier(),
    'LEEME.txt': readme(evidence, name, stamp !== undefined),
    'resumen.pdf': await renderPdf(evidencePaper(evidence, name)),
    ...(stamp && { 'cabeza-sellada.txt': stamp.texto, 'cabeza-sellada.tsr': stamp.sello }),
  };
  return {
    file: {
      nombre: `evidencia-${stream}.zip`,
      tipo: 'application/zip',
      stream: Buffer.from(storedZip(parts, new Date(evidence.emitido))),
    },
  };
});

const STAMP = `5. cabeza-sellada.tsr es el sello de tiempo (RFC 3161) que una autoridad ajena dio a cabeza-sellada.txt, con su propio reloj.
   Con el certificado de esa autoridad:
   openssl ts -verify -data cabeza-sellada.txt -in cabeza-sellada.tsr -CAfile autoridad.pem
`;

/** What is in the file and how it is checked, for somebody who has never seen the system. */
function readme(
  { emitido, eventos, cabezas, llaves, registro }: DocumentEvidence,
  name: string,
  stamped: boolean,
): string {
  const last = cabezas.at(-1)!;
  return `Evidencia de ${name}, de Sistema Power Mobile
Emitida el ${formatInstant(emitido)}: ${eventos.length} eventos del registro ${registro}.
Última cabeza firmada: ${last.tamano} eventos, ${formatInstant(last.instante)}, raíz ${last.raiz}.
Llaves: ${llaves.map(({ id }) => id).join(', ')}.

resumen.pdf se lee y se archiva; lo que se prueba está en evidencia.json.

Cómo se comprueba, sin conexión y sin el sistema:
1. Descomprima esta carpeta en un equipo con Node 20 o posterior (nodejs.org).
2. Ejecute en ella:  node verify.mjs
   Dice qué se comprobó, o nombra lo que no es como fue registrado. El programa es un solo archivo que se lee en diez minutos.
3. Compare las llaves con las que publica el sistema en /.well-known/evidencia.json, mejor con una copia que usted
   haya guardado antes:  node verify.mjs --llaves llaves.json
4. Si tiene las cabezas que recibe el segundo lugar (EVIDENCIA_URL):  node verify.mjs --cabezas cabezas.jsonl
${stamped ? STAMP : ''}
Qué se prueba y qué no: docs/evidencia.md del sistema.
`;
}
