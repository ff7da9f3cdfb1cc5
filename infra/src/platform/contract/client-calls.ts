import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type CallBase, callKey } from '@power/domain/kernel/call';
import type { QueryDefinition } from '@power/domain/kernel/query';
import { listName, lists } from '@power/domain/lists';

/** Where a declared call is exported from: module below domain/src without extension, and the name of the export. */
interface Origin {
  readonly module: string;
  readonly name: string;
}

/** Finds the export of every declared call among the built modules of the domain. Throws when a call has none. */
export async function originsOf(calls: readonly CallBase[], dist: string): Promise<ReadonlyMap<CallBase, Origin>> {
  const wanted = new Set(calls);
  const found = new Map<CallBase, Origin>();
  const files = (readdirSync(dist, { recursive: true }) as string[])
    .filter((file) => file.endsWith('.js') && !/\.(test|testing)\.js$/.test(file))
    .sort();
  for (const file of files) {
    const exported = (await import(pathToFileURL(path.join(dist, file)).href)) as Record<string, unknown>;
    const module = file.replace(/\.js$/, '').replaceAll(path.sep, '/');
    const keep = (name: string, value: unknown): void => {
      if (wanted.has(value as CallBase) && !found.has(value as CallBase))
        found.set(value as CallBase, { module, name });
    };
    for (const [name, value] of Object.entries(exported)) {
      keep(name, value);
      // The calls of a master list, or of a document, are made by its kit and exported together.
      if (typeof value === 'object' && value !== null && ('master' in value || 'rules' in value || 'kit' in value))
        for (const [part, call] of Object.entries(value)) keep(`${name}.${part}`, call);
    }
  }
  for (const call of calls) if (!found.has(call)) throw new Error(`${callKey(call)}: no module exports it`);
  return found;
}

const literal = (value: unknown): string => JSON.stringify(value).replaceAll("'", "\\'").replaceAll('"', "'");

function fieldsOf(call: CallBase & Partial<Pick<QueryDefinition, 'topic' | 'scope' | 'asOf'>>): string {
  const { kind, method, path: address, accion, access, topic, scope, asOf } = call;
  const compared = kind === 'query' && lists.has(listName(call)) ? true : undefined;
  const fields = Object.entries({ kind, method, path: address, accion, access, topic, scope, asOf, compared });
  return fields.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${literal(value)}`])).join(', ');
}

/** A kit may make a call for some of its lists only. */
const typeOf = (path: string, name: string): string =>
  /\.(second|picture|setPicture|dropPicture|restore|versions)$/.test(name)
    ? `NonNullable<typeof ${path}>`
    : `typeof ${path}`;

/** One constant for each call, one object for each group (`brands.create`). */
function declarations(calls: readonly (readonly [name: string, made: string])[]): string[] {
  const groups = new Map<string, string[]>();
  for (const [name, made] of calls) {
    const [group, part] = name.split('.') as [string, string | undefined];
    groups.set(group, [...(groups.get(group) ?? []), part === undefined ? made : `  ${part}: ${made},`]);
  }
  return [...groups].map(([name, parts]) =>
    parts.length === 1 && !parts[0]!.startsWith('  ')
      ? `export const ${name} = /* #__PURE__ */ ${parts[0]};`
      : [`export const ${name} = {`, ...parts, '};'].join('\n'),
  );
}

/**
 * The client's side of the contract, one module per context: what goes over the wire and who may, never how the server
 * decides; schemas are there as types alone (CONTRIBUTING). Returns source text by file name.
 */
export function printClientCalls(origins: ReadonlyMap<CallBase, Origin>): ReadonlyMap<string, string> {
  const contexts = new Map<string, [CallBase, Origin][]>();
  for (const entry of origins) contexts.set(entry[0].context, [...(contexts.get(entry[0].context) ?? []), entry]);
  return new Map(
    [...contexts].sort().map(([context, entries]) => {
      const sorted = entries.sort(([, a], [, b]) => (a.name < b.name ? -1 : 1));
      const modules = [...new Set(sorted.map(([, { module }]) => module))].sort();
      // Named after the file, so that a new call moves no other line.
      const alias = new Map(modules.map((module) => [module, module.replaceAll(/\W/g, '_')]));
      return [
        `${context}.ts`,
        [
          '// Generated from the contract by `npm run calls`. Do not edit.',
          ...modules.map((module) => `import type * as ${alias.get(module)} from '@power/domain/${module}';`),
          "import { wire } from '../api/wire.ts';",
          '',
          ...declarations(
            sorted.map(([call, { module, name }]) => [
              name,
              `wire<${typeOf(`${alias.get(module)}.${name}`, name)}>({ ${fieldsOf(call)} })`,
            ]),
          ),
          '',
        ].join('\n'),
      ];
    }),
  );
}
