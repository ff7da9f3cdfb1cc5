import { z } from 'zod';
import type { CallBase } from './call.ts';
import { COST_FIELDS } from './costs.ts';
import type { DocumentDefinition } from './document.ts';
import { attachmentCalls } from './document-attachments.ts';
import type { DocumentRules } from './document-rules.ts';
import { historyPage, pagedHistory } from './history.ts';
import { defineQuery } from './query.ts';
import { relacion } from './relation.ts';
import { instantText } from './when.ts';

/** Everything that the server does with a document by itself, from its declaration. Throws on a command without a rule. */
export function documentCalls<S, V extends z.ZodType, const A extends string>(
  document: DocumentDefinition<z.output<V>, A>,
  rules: DocumentRules<S, V, A>,
) {
  const { context, row, words, name } = document;
  const names = Object.keys(document.actions) as A[];
  const the = `${words.femenino ? 'una' : 'un'} ${words.uno.toLowerCase()}`;
  const base = {
    context,
    kit: 'document' as const,
    path: `/documentos/${document.path}`,
    reads: [] as string[],
    scope: row.scope,
    costFields: [...COST_FIELDS],
    ...(document.codigo && { codigo: document.codigo }),
    ...(row.topic !== undefined && { topic: row.topic }),
  };
  const accion = z.enum(names as [A, ...A[]]);

  /** The sheet, and what the person may do with it; `asOf` shows it as it was. */
  const one = defineQuery({
    ...base,
    name: `${name}-sheet`,
    accion: 'ver',
    access: { perfiles: rules.read },
    summary: `Ficha de ${the} y lo que se puede hacer con ella`,
    request: z.strictObject({ accion: z.literal('ver'), id: rules.id, asOf: instantText.optional() }),
    reply: z.object({
      ok: z.literal(true),
      documento: rules.sheet,
      acciones: z.array(z.object({ accion, permitida: z.boolean(), motivo: z.string().optional() })),
      principal: accion.nullable(),
    }),
  });

  /**
   * *Historia*: its events with what they changed, a page at a time, and the document as it stands; with `version`, the
   * document as it was after that event and no events, so that what is sent does not grow with the square of its life.
   * `al`: the page that holds the last event until an instant.
   */
  const history = defineQuery({
    ...base,
    name: `${name}-history`,
    accion: 'historia',
    access: { perfiles: rules.historia },
    summary: `Historia completa de ${the}`,
    request: z.strictObject({
      accion: z.literal('historia'),
      id: rules.id,
      version: z.number().int().min(0).optional(),
      pagina: historyPage,
      al: instantText.optional(),
    }),
    reply: pagedHistory.extend({
      ok: z.literal(true),
      /** After the last event that is asked for; absent where the stream does not begin with the document. */
      estado: rules.sheet.optional(),
      /** The stream's hash chain is intact. */
      verificado: z.boolean(),
      hallazgo: z.string().optional(),
    }),
  });

  /** *Relaciones*: the documents that it belongs together with, as the declared relations find them. */
  const related = defineQuery({
    ...base,
    name: `${name}-related`,
    accion: 'relaciones',
    access: { perfiles: rules.read },
    summary: `Documentos relacionados con ${the}`,
    request: z.strictObject({ accion: z.literal('relaciones'), id: rules.id }),
    reads: [...new Set([row.projection, ...rules.related.map((relation) => relation.row.projection)])],
    reply: z.object({ ok: z.literal(true), relaciones: z.array(relacion) }),
  });

  const own = { history };
  const actions = Object.fromEntries(
    names.map((action) => {
      const named: CallBase | keyof typeof own = rules.actions[action];
      const call: CallBase = typeof named === 'string' ? own[named] : named;
      if (call.kind === 'command' && !('when' in call && call.when) && !rules.anytime.includes(action))
        throw new Error(`document ${name}: ${call.name} does not say when it is allowed`);
      return [action, call];
    }),
  ) as Record<A, CallBase>;
  return { document, rules, one, history, related, actions, ...attachmentCalls(document, rules) };
}

/** A document with what the server does with it, whatever it is of. */
export type DocumentCalls = ReturnType<typeof documentCalls<unknown, z.ZodType, string>>;

/** Its calls, for the contract. */
export const callsOfDocument = (calls: DocumentCalls): readonly CallBase[] => [
  calls.one,
  calls.history,
  calls.related,
  calls.attach,
  calls.detach,
  calls.file,
  ...(calls.rules.list ? [calls.rules.list.grid, calls.rules.list.export] : []),
  ...(calls.rules.calls ?? []),
];
