/**
 * A TypeScript client of the calls for customers' programs, written from the API document alone, as somebody outside who
 * has nothing else would: types of what is sent and answered, and one function a call. It needs no package.
 */
interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly $ref?: string;
}
interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}
type Content = Readonly<Record<string, { readonly schema: Schema }>>;
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas?: Readonly<Record<string, Schema>> };
}

const PREFIX = '/api/v1/';
/** A header that only our own screens send. */
const OURS = new Set(['x-posicion']);

const camel = (name: string): string =>
  name.toLowerCase().replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const typeName = (name: string): string => camel(`-${name}`);
const joined = (types: readonly string[], by: string): string => (types.length === 0 ? 'unknown' : types.join(by));

/** A schema as a type; throws on what it cannot say, so that nothing becomes `any` unseen. */
export function typeOf(schema: Schema): string {
  const { type, properties, items, additionalProperties: more } = schema;
  if (schema.$ref !== undefined) return typeName(schema.$ref.split('/').at(-1)!);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum)
    return joined(
      schema.enum.map((one) => JSON.stringify(one)),
      ' | ',
    );
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return joined(choices.map(typeOf), ' | ');
  if (schema.allOf)
    return joined(
      schema.allOf.map((one) => `(${typeOf(one)})`),
      ' & ',
    );
  if (Array.isArray(type))
    return joined(
      (type as readonly string[]).map((one) => typeOf({ ...schema, type: one })),
      ' | ',
    );
  if (type === 'string' || type === 'boolean' || type === 'null') return type;
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'array') return `readonly (${typeOf(items ?? {})})[]`;
  if (type === 'object' || properties) {
    const fields = Object.entries(properties ?? {}).map(
      ([name, of]) => `readonly ${JSON.stringify(name)}${schema.required?.includes(name) ? '' : '?'}: ${typeOf(of)}`,
    );
    if (fields.length === 0 && typeof more === 'object') return `Readonly<Record<string, ${typeOf(more)}>>`;
    return `{ ${fields.join('; ')} }`;
  }
  if (Object.keys(schema).every((name) => name === 'title' || name === 'description')) return 'unknown';
  throw new Error(`no type for ${JSON.stringify(schema)}`);
}

const fieldOf = ({ name, in: where, required, schema }: Parameter): string =>
  `readonly ${where === 'header' ? camel(name) : JSON.stringify(name)}${required ? '' : '?'}: ${typeOf(schema)}`;

/** One function; what is asked for in one object, the body under `body`. */
function functionOf(
  address: string,
  method: string,
  { operationId, summary, parameters = [], ...call }: Operation,
): string {
  const taken = parameters.filter(({ name }) => !OURS.has(name));
  const body = call.requestBody?.content['application/json']?.schema;
  const fields = [...taken.map(fieldOf), ...(body ? [`readonly body: ${typeOf(body)}`] : [])];
  const needed = taken.some(({ required }) => required) || body !== undefined;
  const answer = Object.entries(call.responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([, { content }]) => typeOf(content!['application/json']!.schema));
  if ('304' in call.responses) answer.push('undefined');
  const named = (where: string) =>
    JSON.stringify(
      Object.fromEntries(
        taken.filter((one) => one.in === where).map(({ name }) => [name, where === 'header' ? camel(name) : name]),
      ),
    );
  return `    /** ${summary}. */
    ${camel(operationId)}: (asked: { ${fields.join('; ')} }${needed ? '' : ' = {}'}): Promise<Answer<${joined(answer, ' | ')}>> =>
      send(options, ${JSON.stringify(method.toUpperCase())}, ${JSON.stringify(address)}, asked, { path: ${named('path')}, query: ${named('query')}, header: ${named('header')} }),`;
}

const FRAME = `
export interface Options {
  /** Address of the system, without a path. */
  readonly url: string;
  readonly key: string;
}
/** An accepted call; \`data\` is undefined where nothing changed since the \`ifNoneMatch\` that was sent. */
export interface Answer<T> {
  readonly status: number;
  readonly data: T;
  readonly etag: string | null;
  readonly location: string | null;
}
/** A refused one, with how many seconds to wait where that helps. */
export class Refused extends Error {
  readonly problem: Problema;
  readonly retryAfter: number | null;
  constructor(problem: Problema, retryAfter: number | null) {
    super(problem.detail);
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}
type Names = Readonly<Record<string, string>>;

async function send(options: Options, method: string, address: string, asked: object, names: { readonly path: Names; readonly query: Names; readonly header: Names }): Promise<never> {
  const values = asked as Readonly<Record<string, unknown>>;
  const given = (of: Names) =>
    Object.entries(of).flatMap(([name, field]) => (values[field] === undefined ? [] : [[name, String(values[field])] as const]));
  const filled = given(names.path).reduce((all, [name, value]) => all.replace(\`{\${name}}\`, encodeURIComponent(value)), address);
  const query = new URLSearchParams(given(names.query).map(([name, value]) => [name, value]));
  const headers = new Headers({ authorization: \`Bearer \${options.key}\` });
  for (const [name, value] of given(names.header)) headers.set(name, value);
  if (values.body !== undefined) headers.set('content-type', 'application/json');
  const reply = await fetch(\`\${options.url}\${filled}\${query.size > 0 ? \`?\${query.toString()}\` : ''}\`, {
    method,
    headers,
    ...(values.body !== undefined && { body: JSON.stringify(values.body) }),
  });
  const text = await reply.text();
  const wait = reply.headers.get('retry-after');
  if (!reply.ok && reply.status !== 304) throw new Refused(JSON.parse(text) as Problema, wait === null ? null : Number(wait));
  return { status: reply.status, data: text === '' ? undefined : JSON.parse(text), etag: reply.headers.get('etag'), location: reply.headers.get('location') } as never;
}
`;

/** The text of the client. */
export function programClient({ paths, components }: ApiDocument): string {
  const calls = Object.entries(paths).filter(([address]) => address.startsWith(PREFIX));
  const functions = calls.flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, call]) => functionOf(address, method, call)),
  );
  const named = new Set([...`Problema ${functions.join(' ')}`.matchAll(/\b[A-Z]\w+/g)].map(([name]) => name));
  const types = Object.entries(components.schemas ?? {})
    .filter(([name]) => named.has(typeName(name)))
    .map(([name, schema]) => `export type ${typeName(name)} = ${typeOf(schema)};`);
  return `${types.join('\n')}
${FRAME}
export const createClient = (options: Options) => {
  return {
${functions.join('\n')}
  };
};
`;
}
