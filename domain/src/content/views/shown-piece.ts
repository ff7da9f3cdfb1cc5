import { TIPOS_CLIENTE } from '../../customers/tipos.shared.ts';
import { count, day, list, state, text } from '../../kernel/field.ts';
import { asked, type Wrong } from '../../kernel/master-row.ts';
import { contentLooks, ESTADOS_CONTENIDO } from '../content-looks.ts';

/** Who makes banners and slides (document 1 §6). */
export const CONTENT_PEOPLE = ['Administrador', 'Marketing'] as const;

/** An address that a visitor is sent to: of this site, or https. Whatever else a browser would run is none. */
const LINK = /^(\/[^\s\\/"'<>][^\s\\"'<>]*|https:\/\/[^\s\\"'<>/]+\.[^\s\\"'<>]*)$/i;

/** What every piece of the home page has. Texts are plain: whatever shows them shows the letters. */
export const pieceFields = (what: string) => ({
  titulo: asked(text('Título', { search: true }), { max: 80, help: `Como se reconoce ${what}; también se lee en él` }),
  texto: asked(text('Texto', { search: true }), { required: false, max: 200, lines: 2, initial: '' }),
  enlace: asked(text('Enlace'), {
    required: false,
    max: 300,
    initial: '',
    help: 'Adonde lleva: /web?categoria=camaras o https://…',
  }),
  audiencia: asked(list('Audiencia'), {
    required: false,
    initial: [],
    oneOf: TIPOS_CLIENTE,
    max: TIPOS_CLIENTE.length,
    help: 'Tipos de cliente que lo ven; vacío: todos',
  }),
  desde: asked(day('Desde'), { help: 'Primer día en que se ve' }),
  hasta: asked(day('Hasta', { nullable: true }), { required: false, help: 'Último día; vacío: sin término' }),
  orden: asked(count('Orden'), { initial: 1, min: 1, max: 999, help: 'Menor va antes' }),
  estado: asked(state('Estado', ESTADOS_CONTENIDO, { looks: contentLooks }), { initial: 'Borrador' }),
});

type Values = Readonly<Record<string, unknown>>;

export const periodTogether = ({ desde, hasta }: Values): Wrong | undefined =>
  typeof desde === 'string' && typeof hasta === 'string' && hasta < desde
    ? { campo: 'hasta', mensaje: 'El último día no puede ser anterior al primero' }
    : undefined;

export function pieceTogether({ enlace, desde, hasta }: Values): Wrong | undefined {
  if (typeof enlace === 'string' && enlace !== '' && !LINK.test(enlace))
    return {
      campo: 'enlace',
      mensaje: 'Escribe un enlace del sitio (/web?categoria=camaras) o uno que empiece por https://',
    };
  return periodTogether({ desde, hasta });
}

/** A visitor would see an empty frame. */
export const pieceUnpictured = ({ estado }: Values): Wrong | undefined =>
  estado === 'Publicado'
    ? { campo: 'estado', mensaje: 'Guárdalo como borrador, sube su diseño y publícalo después' }
    : undefined;
