import { z } from 'zod';
import { shortText } from '../kernel/text.ts';

/** What a program may be told of: states of its customer's orders, their tax documents, and the stock in words. */
export const TEMAS_AVISO = ['pedidos', 'documentos', 'stock'] as const;
export type TemaAviso = (typeof TEMAS_AVISO)[number];
/** The scope by which a key may know of it. */
export const SCOPE_OF_TOPIC = { pedidos: 'pedidos', documentos: 'pedidos', stock: 'stock' } as const satisfies Readonly<
  Record<TemaAviso, string>
>;

/** How telling a program stands. */
export const ESTADOS_AVISO = ['Sin avisos', 'Activos', 'Apartados'] as const;
export type EstadoAviso = (typeof ESTADOS_AVISO)[number];

export const ESTADOS_ENTREGA = ['Pendiente', 'Entregado', 'Fallido'] as const;
export type EstadoEntrega = (typeof ESTADOS_ENTREGA)[number];

/** Where a program is told, as its sheet shows it. */
export const aviso = z.object({
  url: z.string(),
  temas: z.array(z.enum(TEMAS_AVISO)),
  estado: z.enum(['Activos', 'Apartados']),
  /** Why it was set aside, in words; null while it is told. */
  nota: z.string().nullable(),
  final_secreto: z.string(),
  desde: z.string(),
});

/** What is typed of it. */
export const avisoTecleado = z.strictObject({
  url: shortText.max(500, 'A lo más 500 caracteres'),
  temas: z
    .array(z.enum(TEMAS_AVISO))
    .min(1, 'Elige al menos un tema')
    .refine((all) => new Set(all).size === all.length, 'Cada tema va una vez'),
});

/** Names that lead nowhere but to the own machine or network, whoever looks them up. */
const INSIDE = /^(localhost|.+\.(localhost|local|internal|intranet|lan|home))$/i;

/**
 * Why nobody is told at this address; undefined when it may be. `inside`: the configuration lets programs of the own
 * network be told, also without TLS.
 */
export function badHook(text: string, inside = false): string | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'https:' && !(inside && url.protocol === 'http:')))
    return 'La dirección de avisos debe ser https://, por ejemplo https://erp.tuempresa.cl/avisos.';
  if (url.username !== '' || url.password !== '')
    return 'La dirección de avisos no lleva usuario ni contraseña: los avisos van firmados.';
  if (!inside && (INSIDE.test(url.hostname) || !/[.:]/.test(url.hostname)))
    return `«${url.hostname}» no está en la internet pública. Usa una dirección que se alcance desde fuera.`;
  return undefined;
}
