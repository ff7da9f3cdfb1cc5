import { readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = path.resolve(import.meta.dirname, '../../../../frontend/src/screens.ts');

/** Routes below `/sistema/` whose screens exist, documents (`pedido/:id`) too, and the public queues: as the client declares them. */
export function screenRoutes(source = readFileSync(SOURCE, 'utf8')): { system: string[]; queues: string[] } {
  const [system = '', queues = ''] = source.split('export const queueScreens');
  const routesOf = (text: string): string[] =>
    [...text.matchAll(/^ {2}'?([\w/:-]+)'?: \(\) =>/gm)].map(([, ruta]) => ruta!);
  return { system: routesOf(system), queues: routesOf(queues) };
}
