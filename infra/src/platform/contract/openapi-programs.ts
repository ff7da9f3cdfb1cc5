import type { CallBase } from '@power/domain/kernel/call';
import { z } from 'zod';
import { PROBLEM } from '../http/problem.ts';

type Json = Record<string, unknown>;

const text: Json = { type: 'string' };
const count: Json = { type: 'integer', minimum: 0 };
const fields: Json = {
  type: 'array',
  items: { type: 'object', required: ['campo', 'mensaje'], properties: { campo: text, mensaje: text } },
};

/** RFC 9457: how a call for programs refuses and fails. */
export const problemSchema: Json = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'instance', 'codigo'],
  properties: {
    type: { ...text, description: '`urn:powermobile:problema:` y el código' },
    title: text,
    status: { type: 'integer' },
    detail: { ...text, description: 'Qué pasó y qué hacer, en español' },
    instance: { ...text, description: 'La dirección que se llamó' },
    codigo: { ...text, description: 'Estable, para programas' },
    campos: { ...fields, description: 'Qué corregir, campo por campo' },
  },
};

const header = (description: string, schema: Json): Json => ({ description, schema });
const RATE: Json = {
  'RateLimit-Limit': header('Llamadas por minuto de la clave', count),
  'RateLimit-Remaining': header('Cuántas quedan en este minuto', count),
  'RateLimit-Reset': header('Segundos hasta el minuto siguiente', count),
};
const RETRY: Json = { 'Retry-After': header('Segundos que hay que esperar', count) };
const ETAG: Json = {
  ETag: header('Marca de esta respuesta, para `If-None-Match`', text),
};

const PROBLEMS: Readonly<Record<string, readonly [description: string, headers?: Json]>> = {
  400: ['Petición inválida: `campos` dice qué corregir'],
  401: ['Falta la clave, fue reemplazada o está suspendida'],
  403: ['La clave no sirve para esto: desde esa dirección, para ese alcance o de ese cliente'],
  404: ['No existe, o es de otro cliente'],
  409: ['No corresponde a como están las cosas ahora: el problema dice cómo están'],
  413: ['Petición de más de 1 MB'],
  415: ['No es application/json'],
  422: ['Se entiende, pero no se puede hacer; o `Idempotency-Key` ya usada con otra solicitud'],
  429: ['Límite por minuto o por día', RETRY],
  503: ['Servicio no disponible', RETRY],
};

/** Named `P…` beside those of people's calls. */
export const problemResponses = (): Json =>
  Object.fromEntries(
    Object.entries(PROBLEMS).map(([status, [description, headers]]) => [
      `P${status}`,
      {
        description,
        ...(headers && { headers }),
        content: { [PROBLEM]: { schema: { $ref: '#/components/schemas/Problema' } } },
      },
    ]),
  );

const KNOWN: Json = {
  name: 'If-None-Match',
  in: 'header',
  schema: text,
  description: '`ETag` de la respuesta que ya tienes: si no cambió se responde 304, sin cuerpo',
};
export const programHeaders = ({ method }: CallBase): readonly Json[] => (method === 'GET' ? [KNOWN] : []);

/** What an accepted call answers: a command's refusals are problems of their own. */
const acceptedOf = ({ kind, reply }: CallBase): z.ZodType =>
  kind === 'command' && reply instanceof z.ZodUnion ? (reply.options[0] as z.ZodType) : reply;

/** The responses of a call for programs; `toSchema` as of the document. */
export function programResponses(call: CallBase, toSchema: (schema: z.ZodType) => Json): Json {
  const content = { 'application/json': { schema: { title: call.name, ...toSchema(acceptedOf(call)) } } };
  const done: Json = call.creates
    ? { 201: { description: 'Hecho', headers: { ...RATE, Location: header('Dónde se lee', text) }, content } }
    : {
        200: { description: 'Resultado', headers: { ...RATE, ...(call.method === 'GET' && ETAG) }, content },
        ...(call.method === 'GET' && { 304: { description: 'Sin cambios desde tu `If-None-Match`', headers: ETAG } }),
      };
  const own = new Set(Object.values(call.refusals ?? {}).map(String));
  const told = Object.keys(PROBLEMS).filter((status) => !['404', '409'].includes(status) || own.has(status));
  return { ...done, ...Object.fromEntries(told.map((one) => [one, { $ref: `#/components/responses/P${one}` }])) };
}
