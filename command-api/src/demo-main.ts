/** Brings the demo company into an empty system; the launcher runs it once, before the services. */
import { ORDERS } from '@power/infra/operations/demo/seeding/size';
import { OWN_WORK } from '@power/infra/platform/demo-marker';
import { demoPassword } from '@power/infra/operations/launcher/greeting';
import { directoryStore } from '@power/infra/adapters/files/directory-store';
import { createPool } from '@power/infra/adapters/postgres/pool';
import { hashPassword } from '@power/infra/platform/access/password';
import type { CommandHandler } from '@power/infra/platform/commands/handler';
import { installationSecret } from '@power/infra/platform/privacy/secret';
import { discover } from '@power/infra/platform/service/discover';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { loadDemoCompany } from './kernel/demo-company.ts';
import { figureText } from '@power/domain/kernel/figures';

const SEED = 'power';
const SHOWN = 5;

// What issues a secret (a key of an integrator) reads the settings of a service; this program listens nowhere.
process.env.SERVICE_PORT ??= '1';

const unset = (value: unknown): unknown => (value === '' ? undefined : value);
const environment = z.object({
  DATABASE_URL: z.string(),
  DATA_DIR: z.string(),
  DATABASE_OWNER_URL: z.string(),
  EVENTSTORE_URL: z.preprocess(unset, z.string().optional()),
  READ_MODELS_PROGRAM: z.preprocess(unset, z.string().optional()),
  DEMO_SIZE: z.preprocess(unset, z.enum(['small', 'full', 'large'], 'debe ser small, full o large').default('full')),
});

async function main(): Promise<number> {
  const { DATABASE_URL, DATA_DIR, DATABASE_OWNER_URL, EVENTSTORE_URL, READ_MODELS_PROGRAM, DEMO_SIZE } =
    environment.parse(process.env);
  const started = performance.now();
  const pool = createPool(DATABASE_URL, { max: 4, name: 'demo' });
  try {
    const loaded = await loadDemoCompany({
      // A whole history is written past the functions that append, which only the owner may.
      config: { databaseUrl: DATABASE_OWNER_URL, eventstoreUrl: EVENTSTORE_URL },
      pool,
      handlers: await discover<CommandHandler>(new URL('.', import.meta.url), ['command-handler']),
      privacy: () => installationSecret(DATA_DIR, process.env.PRIVACIDAD_LLAVE),
      files: directoryStore(path.join(DATA_DIR, 'archivos')),
      wanted: { seed: SEED, orders: ORDERS[DEMO_SIZE], until: new Date().toISOString() },
      hash: await hashPassword(demoPassword),
      readModels: READ_MODELS_PROGRAM ? pathToFileURL(READ_MODELS_PROGRAM) : undefined,
      say: (line) => console.log(line),
    });
    if (loaded === 'propio') {
      console.log('El sistema ya tiene datos propios: no se crea la empresa de demostración.');
      return OWN_WORK;
    }
    if (typeof loaded === 'string') return 0;
    for (const { commandId, codigo, mensaje } of loaded.refused.slice(0, SHOWN))
      console.log(`No se pudo ejecutar ${commandId}: ${codigo}, ${mensaje}`);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`Empresa de demostración registrada: ${figureText(loaded.events)} eventos en ${seconds} s.`);
    return 0;
  } finally {
    await pool.end();
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.log(
      error instanceof z.ZodError
        ? error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
        : error instanceof Error
          ? error.message
          : String(error),
    );
    process.exit(1);
  },
);
