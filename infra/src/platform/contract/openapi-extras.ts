import type { CallBase } from '@power/domain/kernel/call';

type Json = Record<string, unknown>;

/** What a call's file comes as; attachments are of any kind and say their own. */
const MEDIA_TYPES: Readonly<Record<NonNullable<CallBase['file']>, readonly string[]>> = {
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  pdf: ['application/pdf'],
  zip: ['application/zip'],
  imagen: ['image/jpeg'],
  adjunto: ['*/*'],
  pagina: ['text/html'],
};
export const mediaTypesOf = ({ file }: Pick<CallBase, 'file'>): readonly string[] => (file ? MEDIA_TYPES[file] : []);

const ok: Json = {
  type: 'object',
  required: ['ok'],
  properties: { ok: { type: 'boolean' } },
};
const health = (name: string, summary: string, description: string): Json => ({
  get: {
    tags: ['system'],
    operationId: name,
    summary,
    description,
    security: [],
    responses: {
      200: { description: 'Sí', content: { 'application/json': { schema: ok } } },
      503: { description: 'No', content: { 'application/json': { schema: ok } } },
    },
  },
});
const live = health(
  'health-live',
  'El servidor público responde',
  'Vale para reiniciarlo: no pregunta a los demás servicios.',
);
const WITH_TOKEN = 'Con `x-internal-token` dice además qué servicio falta y por qué.';

/** What the gateway answers besides the declared calls. */
export const undeclaredPaths: Readonly<Record<string, Json>> = {
  '/health': health('health', 'Todos los servicios están listos', WITH_TOKEN),
  '/health/ready': health(
    'health-ready',
    'Los servicios que atienden personas están listos',
    `Vale para enviarle tráfico: no cuenta proyecciones ni trabajos. ${WITH_TOKEN}`,
  ),
  '/health/live': live,
  '/metrics': {
    get: {
      tags: ['system'],
      operationId: 'metrics',
      summary: 'Cifras del servidor público para Prometheus',
      description: 'Desde la misma máquina, o con `x-internal-token`; a los demás se responde 404.',
      security: [],
      responses: {
        200: { description: 'Cifras', content: { 'text/plain': { schema: { type: 'string' } } } },
        404: { $ref: '#/components/responses/404' },
      },
    },
  },
  '/ws': {
    get: {
      tags: ['system'],
      operationId: 'ws',
      summary: 'Canal en vivo (WebSocket)',
      description:
        'Cada mensaje lleva `{evento, datos, posicion, cursor}`; quien se reconecta presenta su cursor y recibe lo que faltó.',
      security: [{ token: [] }, {}],
      responses: {
        101: { description: 'Pasa a WebSocket' },
        403: { description: 'Desde otro sitio' },
        404: { $ref: '#/components/responses/404' },
      },
    },
  },
};
