import { readConfig } from '../../platform/config.ts';
import { ConfigError, runMain } from '../../platform/config-error.ts';
import { ensureFirstAdmin } from './first-admin.ts';

/** For installations without the launcher (compose.yaml): creates the first administrator, or prints a link for one use. */
runMain(async () => {
  const { COMMAND_API_URL, INTERNAL_TOKEN } = readConfig();
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = process.env;
  const lines = await ensureFirstAdmin({
    commandApiUrl: COMMAND_API_URL,
    internalToken: INTERNAL_TOKEN,
    email: ADMIN_EMAIL,
    password: ADMIN_PASSWORD,
  }).catch((error: Error) => {
    throw new ConfigError(error.message);
  });
  console.log(lines?.join('\n') ?? 'Hay un administrador: inicia sesión con su correo.');
});
