import type { NoteProduct } from '@power/domain/inventory/notes/note-lines';
import { NOTE_LIMIT_ID, noteLimit } from '@power/domain/inventory/notes/note-limit.shared';
import type { NoteStream } from '@power/domain/inventory/notes/note';
import { entryNotes, issueNotes, type NoteCalls } from '@power/domain/inventory/notes/notes';
import type { NotaTecleada } from '@power/domain/inventory/notes/parts';
import { saldoOf, stock, warehouse } from '@power/domain/inventory/stock';
import { isRejection, type Rejection } from '@power/domain/kernel/rejection';
import { type CommandHandler, type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { numberedBy, UNNUMBERED } from '../../kernel/document-number.ts';
import { findProducts } from '../../kernel/products.ts';

const limitNow = async (services: CommandServices): Promise<number> =>
  (await services.load(noteLimit, NOTE_LIMIT_ID)).state.limite;

/** The products of a note as it keeps them. */
async function productsOf(
  { lineas }: Pick<NotaTecleada, 'lineas'>,
  services: CommandServices,
): Promise<Readonly<Record<string, NoteProduct>> | Rejection> {
  const found = await findProducts(
    services,
    lineas.map(({ producto }) => producto),
  );
  if (isRejection(found)) return found;
  return Object.fromEntries(
    Object.values(found).map(({ _id, codigo, codigo_sap, part_number, nombre, marca, pmp, servicio }) => [
      _id,
      { producto: { _id, codigo, codigo_sap, part_number, nombre, marca }, pmp, servicio: servicio === true },
    ]),
  );
}

/** What the warehouse of a note can give now of each of its products. */
async function stockOf({ aggregate }: NoteStream, id: string | number, services: CommandServices) {
  const { state } = await services.load(aggregate, id);
  const products = [...new Set(state?.lineas.map(({ producto }) => producto._id))];
  const entries = await Promise.all(
    products.map(async (product) => {
      const { state: held } = await services.load(stock, product);
      return [product, saldoOf(warehouse(held, state!.bodega)).disponible] as const;
    }),
  );
  return { disponible: Object.fromEntries(entries) };
}

const handlersOf = ({ note, create, change, submit, execute, annul, retry }: NoteCalls): CommandHandler[] => [
  provideFacts(
    create,
    async ({ nota }, services) => {
      const productos = await productsOf(nota, services);
      if (isRejection(productos)) return productos;
      return { productos, limite: await limitNow(services), number: UNNUMBERED };
    },
    { numbered: numberedBy(note.name) },
  ),
  provideFacts(change, async ({ nota }, services) => {
    const productos = await productsOf(nota, services);
    return isRejection(productos) ? productos : { productos };
  }),
  provideFacts(submit, async (_request, services) => ({ limite: await limitNow(services) })),
  provideFacts(execute, ({ id }, services) => stockOf(note, id, services)),
  provideFacts(annul, ({ id }, services) => stockOf(note, id, services)),
  provideFacts(retry, ({ id }, services) => stockOf(note, id, services)),
];

/** Entries and issues without document: what their commands ask of products, stock and the company's value. */
export default [...handlersOf(entryNotes), ...handlersOf(issueNotes)];
