import { TIPOS_CLIENTE } from '@power/domain/customers/tipos.shared';
import { emptyOr } from '@power/domain/kernel/bound-text';
import { instantOf } from '@power/domain/kernel/dates';
import { PERFILES } from '@power/domain/kernel/perfiles';
import { noDay } from '@power/domain/kernel/when';
import { payloadMasivo } from '@power/domain/notifications/sending-input.shared';
import { z } from 'zod';

const schema = z.object({
  ...payloadMasivo,
  perfiles: z.array(z.enum(PERFILES)),
  tipos_cliente: z.array(z.enum(TIPOS_CLIENTE)),
  marcas: z.array(z.string()),
  cuando: z.enum(['ahora', 'programada']),
  fecha: z.string(),
  hora: z.string(),
});
export type SendingForm = z.output<typeof schema>;
export const EMPTY: SendingForm = {
  tipo: 'Oferta',
  titulo: '',
  subtitulo: '',
  bajada: '',
  contenido: '',
  producto: '',
  marca: '',
  link: '',
  perfiles: [],
  tipos_cliente: [],
  marcas: [],
  cuando: 'ahora',
  fecha: '',
  hora: '',
};

export const segmentOf = ({ perfiles, tipos_cliente, marcas }: SendingForm) => ({ perfiles, tipos_cliente, marcas });

export type Read =
  | { readonly errors: Readonly<Record<string, string>> }
  | { readonly request: ReturnType<typeof requestOf>; readonly errors?: undefined };

const requestOf = (
  { perfiles, tipos_cliente, marcas, cuando: _cuando, fecha: _fecha, hora: _hora, ...mensaje }: SendingForm,
  at?: string,
) => ({
  ...mensaje,
  segmento: { perfiles, tipos_cliente, marcas },
  ...(at !== undefined && { programada: at }),
});

/** The request that a form means, in the hours of Santiago; or what is wrong with it, by field. */
export function readForm(form: SendingForm, now: string): Read {
  const parsed = schema.safeParse(form);
  if (!parsed.success)
    return { errors: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), message])) };
  if (parsed.data.cuando === 'ahora') return { request: requestOf(parsed.data) };
  if (!/^\d{4}-\d{2}-\d{2}$/.test(form.fecha)) return { errors: { fecha: noDay({ input: form.fecha }) } };
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(form.hora))
    return { errors: { hora: emptyOr('Escribe la hora como HH:mm')({ input: form.hora }) } };
  const at = instantOf(form.fecha, form.hora);
  if (at === undefined) return { errors: { hora: 'Ese día el reloj se adelanta y esa hora no existe' } };
  if (at <= now) return { errors: { hora: 'Elige una hora que todavía no haya pasado' } };
  return { request: requestOf(parsed.data, at) };
}
