import type { CallBase } from '@power/domain/kernel/call';
import { refused } from '@power/domain/kernel/command';
import { z } from 'zod';
import { IDEMPOTENCY_KEY } from '../http/idempotency-key.ts';
import { describeAccess } from './describe-access.ts';
import { mediaTypesOf, undeclaredPaths } from './openapi-extras.ts';
import { problemResponses, problemSchema, programHeaders, programResponses } from './openapi-programs.ts';

type Json = Record<string, unknown>;

/**
 * The API document (OpenAPI 3.1) from the declared calls. OpenAPI knows one operation per path and method: where
 * `accion` chooses among several calls, the request is one of theirs.
 */
export function buildOpenApi(calls: readonly CallBase[]): Json {
  const grouped = new Map<string, CallBase[]>();
  for (const call of calls)
    grouped.set(`${call.method} ${call.path}`, [...(grouped.get(`${call.method} ${call.path}`) ?? []), call]);
  const paths: Record<string, Json> = {};
  for (const group of grouped.values()) {
    const { path, method } = group[0]!;
    const item = (paths[path.replaceAll(/:(\w+)/g, '{$1}')] ??= {});
    item[method.toLowerCase()] = operation(group);
  }
  Object.assign(paths, undeclaredPaths);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sistema Power Mobile',
      version: '1',
      license: { name: 'Uso interno', identifier: 'LicenseRef-uso-interno' },
      description:
        'Los resultados de negocio responden HTTP 200 con `ok: true` u `ok: false` y `codigo`, `titulo` y `mensaje`. El token de la sesión se envía en el encabezado `x-token`. Las llamadas de `/api/v1` son para programas: llevan una clave, y lo que no se puede hacer se responde con su estado HTTP, como `application/problem+json`.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(calls.map((call) => call.context))]
      .sort()
      .map((name) => ({ name, description: `Llamadas de ${name}` })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'x-token', description: 'Token que entrega /accesos/login' },
        clave: {
          type: 'http',
          scheme: 'bearer',
          description: 'Clave API de un cliente, de *Crear API Cliente*: `Authorization: Bearer pm_…`',
        },
      },
      schemas: { Error: errorSchema, Rechazo: toSchema(refused, 'output'), Problema: problemSchema },
      responses: {
        ...Object.fromEntries(
          Object.entries(ERRORS).map(([status, description]) => [
            status,
            { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
          ]),
        ),
        ...problemResponses(),
      },
    },
  };
}

const ERRORS: Readonly<Record<string, string>> = {
  400: 'Petición inválida: `campos` dice qué corregir',
  401: 'Sin sesión, o sesión expirada (`mensaje: jwt expired`) o cerrada',
  405: 'Perfil sin autorización',
  404: 'No existe',
  413: 'Petición de más de 1 MB',
  415: 'No es application/json',
  422: 'Idempotency-Key ya usada con otra solicitud, o un dato registrado del documento no se puede leer',
  429: 'Demasiadas peticiones',
  503: 'Servicio no disponible; Retry-After dice cuándo volver a intentar',
};

const errorSchema: Json = {
  type: 'object',
  required: ['ok', 'codigo', 'titulo', 'mensaje'],
  properties: {
    ok: { const: false },
    codigo: { type: 'string' },
    titulo: { type: 'string' },
    mensaje: { type: 'string' },
    campos: {
      type: 'array',
      items: { type: 'object', properties: { campo: { type: 'string' }, mensaje: { type: 'string' } } },
    },
  },
};

function operation(group: readonly CallBase[]): Json {
  const first = group[0]!;
  const params = [...first.path.matchAll(/:(\w+)/g)].map((match) => match[1]!);
  const open = group.every((call) => 'publico' in call.access);
  return {
    tags: [...new Set(group.map((call) => call.context))],
    operationId:
      group.length === 1 ? first.name : `${first.method} ${first.path}`.toLowerCase().replaceAll(/\W+/g, '-'),
    summary:
      group.length === 1
        ? first.summary
        : `${group.length} acciones: ${group.map((call) => call.accion ?? '(ninguna)').join(', ')}`,
    description: group.map(describe).join('\n\n'),
    security: open ? [] : [first.clave === undefined ? { token: [] } : { clave: [] }],
    parameters: [
      ...params.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      ...(first.method === 'GET' || first.upload !== undefined ? queryParameters(group, params) : []),
      ...(group.some((call) => call.kind === 'command')
        ? [{ ...IDEMPOTENCY, required: first.clave !== undefined }]
        : [POSITION]),
      ...(open || first.clave !== undefined ? [] : [SCREEN_OF]),
      ...(first.clave === undefined ? [] : programHeaders(first)),
    ],
    ...(first.method !== 'GET' && {
      requestBody: {
        required: true,
        content:
          first.upload === undefined
            ? { 'application/json': { schema: oneOf(group.map((call) => requestSchema(call, params))) } }
            : { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
    }),
    responses:
      first.clave === undefined
        ? {
            200: { description: 'Resultado', content: replyContent(group) },
            ...Object.fromEntries(
              Object.keys(ERRORS).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
            ),
          }
        : programResponses(first, (schema) => toSchema(schema, 'output')),
  };
}

const IDEMPOTENCY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', minLength: 1, maxLength: 100, pattern: IDEMPOTENCY_KEY.source },
  description:
    'De 1 a 100 letras sin tilde, dígitos, `.`, `:`, `-` o `_`. La misma clave con la misma solicitud repite la respuesta y no escribe nada nuevo; con otra llamada, otro contenido u otra persona se responde 422. Una solicitud rechazada no escribió nada: repetida se decide de nuevo',
};
const SCREEN_OF: Json = {
  name: 'x-usuario',
  in: 'header',
  schema: { type: 'string' },
  description:
    'Usuario de quien es la pantalla que llama: si la sesión es de otra persona se responde 401 `OTRA_PERSONA`',
};
const POSITION: Json = {
  name: 'x-posicion',
  in: 'header',
  schema: { type: 'string' },
  description: '`posicion` del último comando propio: la consulta espera hasta reflejarlo',
};

const describe = (call: CallBase): string =>
  `${call.accion === undefined ? '' : `**${call.accion}**: `}${call.summary}. _${call.clave === undefined ? describeAccess(call.access) : `Con clave API de alcance ${call.clave}`}_`;

function requestSchema(call: CallBase, params: readonly string[]): Json {
  const schema = toSchema(call.request, 'input');
  const properties = { ...(schema.properties as Json | undefined) };
  for (const name of params) delete properties[name];
  if (call.accion !== undefined) properties.accion = { const: call.accion };
  const required = [
    ...new Set([
      ...(call.accion === undefined ? [] : ['accion']),
      ...((schema.required as string[] | undefined) ?? []),
    ]),
  ].filter((name) => !params.includes(name));
  return { ...schema, title: call.name, properties, ...(required.length > 0 && { required }) };
}

function queryParameters(group: readonly CallBase[], params: readonly string[]): Json[] {
  return group.flatMap((call) => {
    const { properties = {}, required = [] } = requestSchema(call, params) as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
    }));
  });
}

/** Any declared call may be refused for a reason of business, with HTTP 200 too. */
function replyContent(group: readonly CallBase[]): Json {
  const replies = group
    .filter((call) => !call.file)
    .map((call) => ({ title: call.name, ...toSchema(call.reply, 'output') }));
  const refusal = { $ref: '#/components/schemas/Rechazo' };
  return {
    'application/json': { schema: replies.length === 0 ? refusal : { anyOf: [...replies, refusal] } },
    ...Object.fromEntries(
      group.flatMap(mediaTypesOf).map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
    ),
  };
}

const oneOf = (schemas: readonly Json[]): Json => (schemas.length === 1 ? schemas[0]! : { oneOf: schemas });

/**
 * JSON schema of a zod schema. What JSON cannot say (transforms) is left open, and so is what repeats within itself (any
 * JSON value): a reference inside an operation leads nowhere, and a client made from it would not compile.
 */
export function toSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const {
    $schema: _,
    $defs,
    ...rest
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any', cycles: 'ref', reused: 'inline' }) as Json;
  if (!$defs) return rest;
  const isReference = (part: unknown): boolean => typeof part === 'object' && part !== null && '$ref' in part;
  return JSON.parse(JSON.stringify(rest), (_key, part: unknown) => (isReference(part) ? {} : part)) as Json;
}
