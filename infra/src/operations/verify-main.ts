import path from 'node:path';
import { parseArgs } from 'node:util';
import { runMain } from '../platform/config-error.ts';
import { openForAudit, whereIsTheLog } from './running-log.ts';
import { readAnchor, writeAnchor } from '../platform/event-store/anchor.ts';
import { ofWholeChain, verifyLog } from '../platform/event-store/verify.ts';
import { signaturesOf } from '../platform/evidence/signatures-of.ts';

const USAGE = `Uso: npm run audit:verify [-- --anchor archivo]
  Lee todo el registro de eventos y nombra el primero que no es lo que se escribió.
  --anchor archivo   lo compara además con el ancla de ese archivo y, si está sano, la renueva; guárdala en otra máquina`;

/**
 * `npm run audit:verify [-- --anchor file]`: reads the whole log and names the first event that is not as it was
 * written. With an anchor file the log is held against it too, and a sound log writes it anew: keep it on another
 * machine. Exit code 0 for a sound log, 1 for any other outcome. Writes nothing to the log.
 */
runMain(async () => {
  const { values } = parseArgs({ options: { anchor: { type: 'string' }, help: { type: 'boolean', short: 'h' } } });
  if (values.help) return console.log(USAGE);
  const store = await openForAudit(whereIsTheLog(process.env));
  const dataDir = path.resolve(process.env.DATA_DIR || '.data');
  try {
    const { ok, events, streams, finding, anchor } = await verifyLog(
      store,
      values.anchor === undefined ? undefined : readAnchor(values.anchor),
      await signaturesOf(dataDir, store),
    );
    const chained = finding === undefined || ofWholeChain(finding);
    if (chained) console.log(`Registro verificado: ${events} eventos en ${streams} flujos, cadena intacta.`);
    if (finding) {
      const what = chained
        ? `Pero uno ${spanish[finding.kind]}`
        : `La cadena del registro está rota (${spanish[finding.kind]})`;
      console.log(`${what}: ${place(finding)}\n${finding.detail}`);
    }
    if (chained && values.anchor !== undefined && anchor) writeAnchor(values.anchor, anchor);
    process.exitCode = ok ? 0 : 1;
  } finally {
    await store.close();
  }
});

const spanish = {
  altered: 'evento alterado',
  missing: 'evento faltante',
  reordered: 'eventos reordenados',
  truncated: 'final cortado',
  implausible: 'no puede ser cierto',
  unsigned: 'no fue aceptado por el sistema',
  forged: 'no es lo que el sistema firmó',
};

function place({ stream, version, position }: { stream?: string; version?: number; position?: bigint }): string {
  const parts = [
    stream !== undefined && `flujo ${stream}`,
    version !== undefined && `evento ${version}`,
    position !== undefined && `posición ${position}`,
  ];
  return parts.filter(Boolean).join(', ') || 'registro completo';
}
