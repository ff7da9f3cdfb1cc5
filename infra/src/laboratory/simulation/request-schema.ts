import type { CommandDefinition } from '@power/domain/kernel/command';
import { toSchema } from '../../platform/contract/openapi.ts';

export type Json = Readonly<Record<string, unknown>>;

const schemas = new Map<string, Json>();

/** JSON schema of a command's request, made once. */
export function schemaOf({ name, request }: CommandDefinition): Json {
  const converted = schemas.get(name) ?? (toSchema(request, 'input') as Json);
  schemas.set(name, converted);
  return converted;
}

const subjects = new Map<string, string | undefined>();

/** Path (`pedido`, `nota.id`) of the field that names the stream of a command; undefined when the command makes its own. */
export function subjectOf(command: CommandDefinition): string | undefined {
  if (!subjects.has(command.name)) subjects.set(command.name, findSubject(command));
  return subjects.get(command.name);
}

function findSubject(command: CommandDefinition): string | undefined {
  const properties = (schemaOf(command).properties ?? {}) as Readonly<Record<string, Json>>;
  const paths = Object.entries(properties).flatMap(([name, { properties: inner }]) => [
    name,
    ...Object.keys((inner ?? {}) as object).map((field) => `${name}.${field}`),
  ]);
  return paths.find((path) => [4711, '4711'].some((id) => leadsTo(command, path, id)));
}

/** Whether a request that holds nothing but this id at this path is one for the stream of that id. */
function leadsTo(command: CommandDefinition, path: string, id: string | number): boolean {
  const [outer, inner] = path.split('.') as [string, string?];
  const request = { [outer]: inner === undefined ? id : { [inner]: id } };
  try {
    return String(command.stream(request as never, {} as never)) === '4711';
  } catch {
    return false;
  }
}
