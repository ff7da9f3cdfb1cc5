import { ConfigError, runMain } from '../platform/config-error.ts';
import { readLauncherConfig } from '../platform/config.ts';
import { prepareExternal } from './launcher/database.ts';

/** For installations without the launcher (compose.yaml), before the services start: gives them a role of their own. */
runMain(async () => {
  const { DATABASE_URL, DATABASE_OWNER_URL, EVENTSTORE_URL } = readLauncherConfig();
  if (!DATABASE_URL || !DATABASE_OWNER_URL)
    throw new ConfigError('Faltan DATABASE_URL (usuario de los servicios) o DATABASE_OWNER_URL (dueño de la base).');
  await prepareExternal(DATABASE_URL, { DATABASE_OWNER_URL, EVENTSTORE_URL });
  console.log(`Base de datos preparada para «${decodeURIComponent(new URL(DATABASE_URL).username)}».`);
});
