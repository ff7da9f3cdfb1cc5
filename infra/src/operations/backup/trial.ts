import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copyOut } from '../../adapters/postgres/copy-out.ts';
import { createPostgresEventStore } from '../../adapters/event-store/postgres-event-store.ts';
import type { EvidenceFinding } from '../../platform/evidence/evidence-finding.ts';
import { verifyEvidence } from '../../platform/evidence/verify-evidence.ts';
import { withOwnDatabase } from '../own-database.ts';
import { frozen, sumOf } from './data-files.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';
import { copyOutOf, isRestored } from './tables.ts';
import { createClient } from '../../adapters/postgres/session.ts';

/** What came of restoring an archive on trial. */
export interface Trial {
  readonly manifest: Manifest;
  /** Tables and files that are not what was saved. */
  readonly differing: readonly string[];
  readonly findings: readonly EvidenceFinding[];
  readonly events: number;
}

/**
 * Restores an archive into a folder of its own with an embedded database, compares every table and file with what was saved,
 * holds the log against its chain, signatures and heads, and removes all of it. The running system is not touched.
 */
export async function tryRestore(
  file: string,
  secret: string | undefined,
  progress?: (what: string) => void,
): Promise<Trial> {
  const parent = mkdtempSync(path.join(os.tmpdir(), 'power-prueba-'));
  const dataDir = path.join(parent, 'datos');
  try {
    const manifest = await restore({ file, secret, dataDir, progress });
    return await withOwnDatabase({ DATA_DIR: dataDir }, async ({ owner }) => {
      progress?.('Se comparan tablas y archivos…');
      const differing = [...(await tablesOf(owner, manifest)), ...(await filesOf(dataDir, manifest))];
      if (manifest.registro.lugar !== 'postgres') return { manifest, differing, findings: [], events: 0 };
      progress?.('Se verifica el registro…');
      const store = createPostgresEventStore({ connectionString: owner, poolSize: 1 });
      try {
        const { findings, events } = await verifyEvidence(dataDir, store);
        return { manifest, differing, findings, events };
      } finally {
        await store.close();
      }
    });
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

async function tablesOf(url: string, { tablas }: Manifest): Promise<string[]> {
  const client = createClient(url, { name: 'restore-trial' });
  await client.connect();
  try {
    const differing: string[] = [];
    for (const table of tablas.filter(isRestored))
      if ((await sumOf(copyOut(client, copyOutOf(table)))) !== table.sha256) differing.push(table.nombre);
    return differing;
  } finally {
    await client.end();
  }
}

async function filesOf(dataDir: string, { archivos }: Manifest): Promise<string[]> {
  const differing: string[] = [];
  for (const { ruta, sha256 } of archivos)
    if ((await sumOf(frozen(path.join(dataDir, ruta)).bytes)) !== sha256) differing.push(ruta);
  return differing;
}
