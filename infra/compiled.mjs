/** Runs a program of infra/dist/operations by its name, or says in a line that it was not compiled yet. */
import { existsSync } from 'node:fs';

export async function runCompiled(name) {
  const main = new URL(`./dist/operations/${name}-main.js`, import.meta.url);
  if (existsSync(main)) {
    await import(main.href);
  } else {
    console.error('Falta compilar: ejecuta npm run build.');
    process.exitCode = 1;
  }
}
