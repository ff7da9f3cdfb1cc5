import { createHash, type Hash } from 'node:crypto';
import { ConfigError } from '../../platform/config-error.ts';
import { readArchive } from './archive.ts';
import { allOf, sumOf } from './data-files.ts';
import { FORMAT, fileOf, MANIFEST, type Manifest, tableOf } from './manifest.ts';

/** Routes that stay below the folder that they are put into. */
const isInside = (route: string): boolean =>
  route !== '' &&
  !route.startsWith('/') &&
  !route.includes('\\') &&
  !route.split('/').some((part) => part === '..' || part === '');

/**
 * Reads a whole archive and holds each file and table against what its manifest says, before anything is done with it.
 * Throws {@link ConfigError} with what is wrong.
 */
export async function checkArchive(file: string, secret: string | undefined): Promise<Manifest> {
  const files = new Map<string, string>();
  const tables = new Map<string, Hash>();
  let manifest: Manifest | undefined;
  for await (const { name, bytes } of readArchive(file, secret)) {
    const table = tableOf(name);
    const route = fileOf(name);
    if (table !== undefined) {
      const sum = tables.get(table) ?? createHash('sha256');
      tables.set(table, sum);
      for await (const chunk of bytes) sum.update(chunk);
    } else if (route !== undefined && isInside(route)) files.set(route, await sumOf(bytes));
    else if (name === MANIFEST) manifest = parse(file, (await allOf(bytes)).toString());
    else throw new ConfigError(`${file} no es un respaldo: trae «${name}».`);
  }
  if (!manifest) throw new ConfigError(`${file} no es un respaldo completo.`);
  const empty = createHash('sha256').digest('hex');
  const wrong = [
    ...manifest.archivos.filter(({ ruta, sha256 }) => files.get(ruta) !== sha256).map(({ ruta }) => ruta),
    ...manifest.tablas
      .filter(({ nombre, sha256 }) => (tables.get(nombre)?.digest('hex') ?? empty) !== sha256)
      .map(({ nombre }) => nombre),
  ];
  if (wrong.length > 0) throw new ConfigError(`El respaldo no es lo que se guardó: ${wrong.join(', ')}.`);
  return manifest;
}

function parse(file: string, text: string): Manifest {
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.formato !== FORMAT)
    throw new ConfigError(
      `${file} es de otro formato (${String(manifest.formato)}): restáuralo con la versión que lo hizo.`,
    );
  return manifest;
}
