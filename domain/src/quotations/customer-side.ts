import type { z } from 'zod';
import { type Fold, on } from '../kernel/aggregate.ts';
import {
  QuotationAccepted,
  QuotationDeclined,
  QuotationLinkIssued,
  QuotationLinkRevoked,
  QuotationOpened,
  QuotationQuestionAnswered,
  QuotationQuestionAsked,
  QuotationSent,
} from './customer-events.ts';
import type { ladoCliente, Pregunta, respuestaCliente } from './parts.ts';

/** As the stream has it: with what proves the link. */
export interface CustomerSide {
  readonly enlace: { readonly semilla: string; readonly token_hash: string; readonly vence: string } | null;
  readonly enviada: { readonly para: string; readonly fecha: string } | null;
  readonly abierta: { readonly primera: string; readonly ultima: string; readonly veces: number } | null;
  readonly preguntas: readonly Pregunta[];
  readonly respuesta: z.infer<typeof respuestaCliente> | null;
}

export const noCustomerYet: CustomerSide = {
  enlace: null,
  enviada: null,
  abierta: null,
  preguntas: [],
  respuesta: null,
};

/** Without what proves the link: that is nobody's business. */
export const shownCustomerSide = ({ enlace, ...rest }: CustomerSide): z.infer<typeof ladoCliente> => ({
  ...rest,
  preguntas: [...rest.preguntas],
  enlace: enlace && { vence: enlace.vence },
});

export const customerFolds = <S extends CustomerSide>(): readonly Fold<S | undefined>[] => [
  on(
    QuotationLinkIssued,
    (s: S | undefined, { semilla, token_hash, vence }) => s && { ...s, enlace: { semilla, token_hash, vence } },
  ),
  on(QuotationLinkRevoked, (s: S | undefined) => s && { ...s, enlace: null }),
  on(QuotationSent, (s: S | undefined, { para }, { at }) => s && { ...s, enviada: { para, fecha: at } }),
  on(
    QuotationOpened,
    (s: S | undefined, { fecha }) =>
      s && {
        ...s,
        abierta: { primera: s.abierta?.primera ?? fecha, ultima: fecha, veces: (s.abierta?.veces ?? 0) + 1 },
      },
  ),
  on(
    QuotationQuestionAsked,
    (s: S | undefined, { cotizacion: _c, estado: _e, ...asked }) =>
      s && { ...s, preguntas: [...s.preguntas, { ...asked, respuesta: null }] },
  ),
  on(
    QuotationQuestionAnswered,
    (s: S | undefined, d) =>
      s && {
        ...s,
        preguntas: s.preguntas.map((p) =>
          p.pregunta === d.pregunta ? { ...p, respuesta: { texto: d.texto, fecha: d.fecha, usuario: d.usuario } } : p,
        ),
      },
  ),
  on(
    QuotationAccepted,
    (s: S | undefined, { nombre, rut, fecha }) =>
      s && { ...s, respuesta: { estado: 'aceptada' as const, nombre, rut, motivo: null, fecha } },
  ),
  on(
    QuotationDeclined,
    (s: S | undefined, { nombre, motivo, fecha }) =>
      s && { ...s, respuesta: { estado: 'declinada' as const, nombre, rut: null, motivo, fecha } },
  ),
];
