import { parseArgs } from 'node:util';
import { runMain } from '../../../platform/config-error.ts';
import { startStandIn } from './server.ts';

/** `node infra/dist/laboratory/event-store/stand-in/main.js [--port n] [--file path]`: the stand-in as a process of its own. */
runMain(async () => {
  const { values } = parseArgs({ options: { port: { type: 'string' }, file: { type: 'string' } } });
  const standIn = await startStandIn({
    file: values.file,
    ...(values.port !== undefined && { port: Number(values.port) }),
  });
  console.log(standIn.url);
  console.error(
    `Sustituto de EventStoreDB, solo para pruebas: ${values.file ? `guarda en ${values.file}` : 'guarda en memoria y olvida al terminar'}.`,
  );
  const stop = (): void => void standIn.stop().then(() => process.exit(0));
  process.once('SIGTERM', stop).once('SIGINT', stop);
});
