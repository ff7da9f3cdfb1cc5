import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatInstant } from '@power/domain/kernel/dates';
import { figureText } from '@power/domain/kernel/figures';
import { ConfigError, runMain } from '../platform/config-error.ts';
import { readAnchor, writeAnchor } from '../platform/event-store/anchor.ts';
import { ofWholeChain } from '../platform/event-store/verify.ts';
import type { EvidenceFinding } from '../platform/evidence/evidence-finding.ts';
import { headsIn, type TreeHead } from '../platform/evidence/heads.ts';
import { verifyEvidence } from '../platform/evidence/verify-evidence.ts';
import { rememberVerified, verifySince } from '../platform/evidence/verify-since.ts';
import { findingLine } from './finding-line.ts';
import { type AuditedLog, openForAudit, type Where, whereIsTheLog } from './running-log.ts';

const USAGE = `Uso: npm run audit:verify [-- --incremental] [-- --anchor archivo] [-- --heads archivo] [-- --read-models]
  Lee todo el registro de eventos y nombra cada evento que no es lo que se escribió, y qué le pasó.
  --incremental      solo lo que vino después de la última verificación sin hallazgos
  --anchor archivo   lo compara además con el ancla de ese archivo y, si está sano, la renueva; guárdala en otra máquina
  --read-models      además rehace cada listado desde el registro y nombra cada fila que no es la que debe ser
  --heads archivo    lo compara además con las cabezas que guarda el segundo lugar, una por línea`;

/**
 * `npm run audit:verify`: holds the log against its chain, its signatures and the signed heads in DATA_DIR, and names what is
 * not as it was written. A sound log writes the anchor anew and is remembered as far as its last head, for `--incremental`.
 * Exit code 0 for a sound log, 1 for any other outcome. Writes nothing to the log.
 */
runMain(async () => {
  const { values } = parseArgs({
    options: {
      anchor: { type: 'string' },
      heads: { type: 'string' },
      incremental: { type: 'boolean' },
      'read-models': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(USAGE);
  const elsewhere = values.heads === undefined ? [] : readElsewhere(values.heads);
  const where = whereIsTheLog(process.env);
  const store = await openForAudit(where);
  try {
    const sound = (values.incremental && (await sinceLast(store))) || (await whole(store, values.anchor, elsewhere));
    process.exitCode = sound === 'ok' ? 0 : 1;
    if (values['read-models'] && !readModelsHold(where)) process.exitCode = 1;
  } finally {
    await store.close();
  }
});

/** Where the evidence of the log lies; a log that is named by its address alone has none that is known. */
const dataDir = (): string | undefined =>
  process.env.DATA_DIR || !(process.env.DATABASE_URL || process.env.EVENTSTORE_URL)
    ? path.resolve(process.env.DATA_DIR || '.data')
    : undefined;

type Outcome = 'ok' | 'faulty';

async function sinceLast(store: AuditedLog): Promise<Outcome | undefined> {
  const folder = dataDir();
  const found = folder === undefined ? undefined : await verifySince(folder, store);
  if (!found) {
    console.log('Todavía no hay una verificación sin hallazgos: se lee todo.');
    return undefined;
  }
  const { ok, since, events, findings } = found;
  const from = `desde la cabeza del ${formatInstant(since.instante)} (${since.tamano} eventos)`;
  if (ok) console.log(`Registro verificado ${from}: ${events} eventos, todos como se escribieron.`);
  else tell(`Registro verificado ${from}`, findings);
  return ok ? 'ok' : 'faulty';
}

async function whole(
  store: AuditedLog,
  anchorFile: string | undefined,
  elsewhere: readonly TreeHead[],
): Promise<Outcome> {
  const folder = dataDir();
  const { ok, events, streams, sealed, findings, neighbours, log } = await verifyEvidence(folder, store, {
    anchor: anchorFile === undefined ? undefined : readAnchor(anchorFile),
    elsewhere,
  });
  const { finding } = log;
  const chained = finding === undefined || ofWholeChain(finding);
  if (chained) console.log(`Registro verificado: ${events} eventos en ${streams} flujos, cadena intacta.`);
  if (neighbours.first)
    console.log(
      `En el mismo servidor hay ${figureText(neighbours.events)} eventos de otras aplicaciones, que no se leen (el primero, en el flujo ${neighbours.first.stream}, posición ${neighbours.first.position}).`,
    );
  if (sealed && ok)
    console.log(
      `Sellado hasta la cabeza del ${formatInstant(sealed.instante)}: ${sealed.tamano} eventos, letra por letra.`,
    );
  if (!ok)
    tell(
      chained ? 'La cadena está intacta, pero no todo es como se escribió' : 'La cadena del registro está rota',
      findings,
    );
  if (chained && anchorFile !== undefined && log.anchor) writeAnchor(anchorFile, log.anchor);
  if (ok && sealed && folder !== undefined) await rememberVerified(folder, store, sealed);
  return ok ? 'ok' : 'faulty';
}

/** By the projector's own rules, which this program does not know. */
function readModelsHold({ databaseUrl, eventstoreUrl }: Where): boolean {
  if (databaseUrl === undefined)
    throw new ConfigError('Los listados están en la base de datos: define DATABASE_URL además de EVENTSTORE_URL.');
  const program = path.resolve(import.meta.dirname, '../../../projector/dist/prove-read-models.js');
  const env = { ...process.env, DATABASE_URL: databaseUrl, EVENTSTORE_URL: eventstoreUrl ?? '' };
  return spawnSync(process.execPath, [program], { env, stdio: 'inherit' }).status === 0;
}

function tell(what: string, findings: readonly EvidenceFinding[]): void {
  console.log(`${what}: ${findings.length === 1 ? '1 hallazgo' : `${findings.length} hallazgos`}.`);
  for (const finding of findings) console.log(findingLine(finding));
}

/** Heads as the second place got them: each line a head, or what was posted. */
function readElsewhere(file: string): TreeHead[] {
  try {
    return headsIn(`${readFileSync(file, 'utf8')}\n`).map((line) => (line as { cabeza?: TreeHead }).cabeza ?? line);
  } catch {
    throw new ConfigError(`${file} no es un archivo de cabezas: una por línea, como las recibe el segundo lugar.`);
  }
}
