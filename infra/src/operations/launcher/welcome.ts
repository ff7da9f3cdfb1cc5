import { isLoopback, type LauncherConfig } from '../../platform/config.ts';
import { seedDemo } from './demo.ts';
import { ensureFirstAdmin } from './first-admin.ts';
import { demoTable } from './greeting.ts';
import { waitHealthy } from './health.ts';
import { screenRoutes } from './screen-routes.ts';
import type { StopState } from './signals.ts';
import type { System } from './system.ts';

/** Brings the demo company before any service runs: nothing of it is left to do once people can work. True when it is there. */
export function bringDemo(
  system: System,
  config: LauncherConfig,
  base: string,
  say: (line: string) => void,
  state: StopState,
): Promise<boolean> {
  const env = { ...system.env, DATABASE_OWNER_URL: system.ownerUrl };
  return seedDemo({ root: base, dataDir: config.DATA_DIR, env, say }, (child) => {
    state.alsoEnd.add(child);
    child.once('exit', () => state.alsoEnd.delete(child));
  });
}

/** Waits until people can work, makes the first administrator of a company that is not the demo, and says where to go. */
export async function welcome(
  system: System,
  config: LauncherConfig,
  demo: boolean,
  say: (line: string) => void,
  state: StopState,
): Promise<void> {
  say('Se inician los servicios…');
  const ready = (): Promise<boolean> =>
    waitHealthy(
      system.url,
      (detail) => say(`Aún no está listo: ${detail}`),
      () => state.stopping,
      system.env.INTERNAL_TOKEN,
    );
  if (!(await ready())) return;
  const lines = demo ? ['', ...demoTable(screenRoutes().system, config.ERP_INTEGRADO)] : [];
  if (!config.DEMO) lines.push(...(await firstAdmin(system, config).catch((error: Error) => [error.message])));
  if (state.stopping || !(await ready())) return;
  system.markHealthy();
  const open = openDemo(config);
  say(
    ['', `Sistema Power Mobile listo en ${system.env.PUBLIC_URL}`, ...lines, ...open, '', 'Ctrl-C lo detiene.'].join(
      '\n',
    ),
  );
}

/** What it means that others may reach a demo. */
export const openDemo = (config: Pick<LauncherConfig, 'DEMO' | 'HOST'>): string[] =>
  config.DEMO && config.HOST && !isLoopback(config.HOST)
    ? [
        '',
        `Aviso: con HOST=${config.HOST} la demostración se abre a la red, y sus contraseñas son públicas: quien llegue a esta`,
        'dirección entra con cualquier perfil, también el de Administrador. No ingreses datos reales.',
      ]
    : [];

async function firstAdmin(system: System, config: LauncherConfig): Promise<string[]> {
  const lines = await ensureFirstAdmin({
    commandApiUrl: system.env.COMMAND_API_URL ?? '',
    internalToken: system.env.INTERNAL_TOKEN ?? '',
    email: config.ADMIN_EMAIL,
    password: config.ADMIN_PASSWORD,
  });
  return lines ? ['', ...lines] : [];
}
