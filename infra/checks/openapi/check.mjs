/** Reads the API document as customers' tools do: two validators, and a client made from it that compiles. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import parser from '@apidevtools/swagger-parser';
import openapiTS, { astToString } from 'openapi-typescript';

const root = path.resolve(import.meta.dirname, '../../..');
const tools = createRequire(import.meta.url);

/** Calls by their types alone: a client that compiles but knows no call would prove nothing. */
const use = `import type { paths } from './client.ts';
type Login = paths['/accesos/login']['post'];
const request: Login['requestBody']['content']['application/json'] = { email: 'a@b.cl', password: 'x' };
type Reply = Login['responses'][200]['content']['application/json'];
export const read = (reply: Reply): string => (reply.ok === false ? String(reply.mensaje) : JSON.stringify(reply));
type Order = paths['/api/v1/pedidos']['post'];
export const order: Order['requestBody']['content']['application/json'] = {
  tipo_entrega: 'RETIRO EN SALA',
  lineas: [{ codigo: 'A', cantidad: 2, precioEsperado: 1000 }],
};
export const key: Order['parameters']['header'] = { 'Idempotency-Key': 'oc-1' };
export const made = (reply: Order['responses'][201]['content']['application/json']): number => reply.numero;
export const why = (problem: Order['responses'][409]['content']['application/problem+json']): string => problem.detail;
// @ts-expect-error -- an order has its key
export const keyless: Order['parameters']['header'] = {};
// @ts-expect-error -- a password is a text
export const wrong: typeof request = { email: 'a@b.cl', password: 1 };
`;

/** Runs a program that a package brings; answers what it said when it found fault. */
function program(name, bin, args, cwd) {
  const file = path.join(path.dirname(tools.resolve(`${name}/package.json`)), bin);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], { cwd, encoding: 'utf8' });
  return status === 0 ? [] : [`${name}: ${stdout}${stderr}`.trim()];
}

/** `{ calls, problems }` of a document. */
export async function checkDocument(document) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'power-openapi-'));
  const file = path.join(folder, 'openapi.json');
  try {
    writeFileSync(file, JSON.stringify(document));
    const problems = program('@redocly/cli', 'bin/cli.js', ['lint', file, '--max-problems=20'], folder);
    await parser
      .validate(structuredClone(document))
      .catch((error) => problems.push(`swagger-parser: ${error.message}`));
    const client = await openapiTS(structuredClone(document), { silent: true }).catch((error) => {
      problems.push(`openapi-typescript: ${error.message}`);
    });
    if (client) {
      writeFileSync(path.join(folder, 'client.ts'), astToString(client));
      writeFileSync(path.join(folder, 'use.ts'), use);
      const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext'];
      problems.push(
        ...program('typescript', 'bin/tsc', [...options, '--allowImportingTsExtensions', 'use.ts'], folder),
      );
    }
    return { calls: Object.values(document.paths).flatMap(Object.keys).length, problems };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Of the document that the built system serves. */
export async function checkOpenApi() {
  const built = (file) => import(pathToFileURL(path.join(root, file)).href);
  const { contract } = await built('domain/dist/contract.js');
  const { buildOpenApi } = await built('infra/dist/platform/contract/openapi.js');
  return checkDocument(JSON.parse(JSON.stringify(buildOpenApi(contract))));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { calls, problems } = await checkOpenApi();
  console.log([...problems, `openapi: ${calls} operations, ${problems.length} problems`].join('\n'));
  process.exit(problems.length ? 1 : 0);
}
