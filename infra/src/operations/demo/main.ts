/** Fills an empty system with the demo company; the launcher runs it once the services are ready. */
import { z } from 'zod';
import { seedDemoCompany } from './seeding/seed.ts';
import { ORDERS } from './seeding/size.ts';

const SEED = 'power';
const SHOWN = 5;

const environment = z.object({
  COMMAND_API_URL: z.url(),
  INTERNAL_TOKEN: z.string().min(1),
  DEMO_SIZE: z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.enum(['small', 'full'], 'debe ser small o full').default('full'),
  ),
});

async function main(): Promise<void> {
  const env = environment.parse(process.env);
  const started = performance.now();
  const run = { seed: SEED, orders: ORDERS[env.DEMO_SIZE], until: new Date().toISOString() };
  const seeded = await seedDemoCompany(
    { commandApiUrl: env.COMMAND_API_URL, internalToken: env.INTERNAL_TOKEN },
    run,
    (line) => console.log(line),
  );
  if (!seeded) return console.log('El sistema ya tiene datos propios: no se crea la empresa de demostración.');
  for (const { commandId, codigo, mensaje } of seeded.refused.slice(0, SHOWN))
    console.log(`No se pudo ejecutar ${commandId}: ${codigo}, ${mensaje}`);
  if (seeded.refused.length > 0)
    throw new Error(`${seeded.refused.length} de ${seeded.commands} comandos fueron rechazados.`);
  console.log(
    `Empresa de demostración creada con ${seeded.commands.toLocaleString('es-CL')} comandos en ${Math.round((performance.now() - started) / 1000)} s.`,
  );
}

main().catch((error: unknown) => {
  console.log(
    error instanceof z.ZodError
      ? error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
      : error instanceof Error
        ? error.message
        : String(error),
  );
  process.exitCode = 1;
});
