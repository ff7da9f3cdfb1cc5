/** Before all specs: the built system with the small demo company on a free port; after them it is removed. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../dist/adapters/postgres/free-port.js';
import { startSystem } from '../../../dist/laboratory/testing/system.js';
import { pushEnvironment } from './push-service.mjs';

export default async function start() {
  mkdirSync(path.resolve(import.meta.dirname, '../../../../coverage/screenshots'), { recursive: true });
  const pushPort = await freePort();
  const system = await startSystem({
    env: { DEMO: '1', DEMO_SIZE: 'small', NODE_ENV: 'production', CHECK_REPLIES: '1', ...pushEnvironment(pushPort) },
  });
  try {
    await system.waitReady();
    // Filled beside its telling: nobody waits for it afterwards.
    const late = /^.*se llenar(á|án) al iniciar.*$/m.exec(system.output());
    if (late) throw new Error(`the demo's read models were not filled while it was told: ${late[0]}`);
  } catch (error) {
    await system.remove();
    throw error;
  }
  process.env.BROWSER_URL = system.url;
  process.env.BROWSER_DATA_DIR = system.dataDir;
  process.env.BROWSER_PUSH_PORT = String(pushPort);
  return () => system.remove();
}
