import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');
const SOURCE = path.join(root, 'frontend/src/screens.ts');

/** Routes below `/sistema/` whose screens exist, documents (`pedido/:id`) too, and the public queues: as the client declares them. */
export function screenRoutes(source = readFileSync(SOURCE, 'utf8')): { system: string[]; queues: string[] } {
  const [system = '', queues = ''] = source.split('export const queueScreens');
  const routesOf = (text: string): string[] =>
    [...text.matchAll(/^ {2}'?([\w/:-]+)'?: \(\) =>/gm)].map(([, ruta]) => ruta!);
  return { system: routesOf(system), queues: routesOf(queues) };
}

/** Every address that the client opens, as the specification writes it: `sistema/clientes`, `login`, `cambio-password/{token}`. */
export function clientRoutes(): string[] {
  const { system, queues } = screenRoutes();
  const router = readFileSync(path.join(root, 'frontend/src/router.tsx'), 'utf8');
  const others = [...router.matchAll(/\bpath: '([\w/:-]+)'/g)].map(([, address]) => address!);
  return [...system.map((ruta) => `sistema/${ruta}`), ...queues, ...others].map((address) =>
    address.replaceAll(/:(\w+)/g, '{$1}'),
  );
}

/** Addresses of the specification, from docs/spec/routes.tsv. */
export const readSeedRoutes = (): string[] =>
  readFileSync(path.join(root, 'docs/spec/routes.tsv'), 'utf8').trim().split('\n').slice(1);
