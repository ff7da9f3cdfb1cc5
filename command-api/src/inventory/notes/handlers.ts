import { type NoteFacts, type NoteProduct, TITLE } from '@power/domain/inventory/notes/note-lines';
import { NOTE_LIMIT_ID, noteLimit } from '@power/domain/inventory/notes/note-limit.shared';
import type { NoteStream } from '@power/domain/inventory/notes/note';
import { entryNotes, issueNotes, type NoteCalls } from '@power/domain/inventory/notes/notes';
import type { NotaTecleada } from '@power/domain/inventory/notes/parts';
import { saldoOf, stock, warehouse } from '@power/domain/inventory/stock';
import { isRejection, reject, type Rejection } from '@power/domain/kernel/rejection';
import { warehouses } from '@power/domain/masters';
import { type CommandHandler, type CommandServices, provideFacts } from '@power/infra/platform/commands/handler';
import { numberedBy, UNNUMBERED } from '../../kernel/document-number.ts';
import { masterState } from '../../kernel/master-record.ts';
import { findProducts } from '../../kernel/products.ts';
import { knownUnit } from '../../kernel/serial-flow.ts';
import { namedSerials } from '../../kernel/serial-facts.ts';

const limitNow = async (services: CommandServices): Promise<number> =>
  (await services.load(noteLimit, NOTE_LIMIT_ID)).state.limite;

/** Why a serial that a line names cannot come in, or go out of the warehouse. */
async function foreignSerial({ tipo }: NoteStream, { bodega, lineas }: NotaTecleada, services: CommandServices) {
  for (const { producto, series = [] } of lineas) {
    if (series.length === 0) continue;
    const wrong =
      tipo === 'entrada'
        ? await knownUnit(services, producto, series, TITLE)
        : (await namedSerials(services, { producto, series, from: { bodega } }, TITLE)).ajena;
    if (wrong) return wrong;
  }
  return undefined;
}

/** The products of a note as it keeps them, and what is wrong with its serials. */
async function productsOf(
  note: NoteStream,
  nota: NotaTecleada,
  services: CommandServices,
): Promise<NoteFacts | Rejection> {
  const { lineas } = nota;
  const found = await findProducts(
    services,
    lineas.map(({ producto }) => producto),
  );
  if (isRejection(found)) return found;
  const productos: Record<string, NoteProduct> = {};
  for (const { _id, codigo, codigo_sap, part_number, nombre, marca, pmp, servicio, serializable } of Object.values(
    found,
  ))
    productos[_id] = {
      producto: { _id, codigo, codigo_sap, part_number, nombre, marca },
      pmp,
      servicio: servicio === true,
      serializable: serializable === true,
    };
  return { productos, ajena: await foreignSerial(note, nota, services) };
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

/** Why a note brings no goods in: its warehouse was put out of use since it was written. */
async function closedWarehouse({ tipo, aggregate }: NoteStream, id: string | number, services: CommandServices) {
  if (tipo !== 'entrada') return undefined;
  const { state } = await services.load(aggregate, id);
  const warehouse = state && (await masterState(warehouses, services, 'codigo', state.bodega));
  return warehouse && !warehouse.activo
    ? reject(
        'BODEGA_DESACTIVADA',
        'La nota no se ejecutó',
        `La bodega ${state.bodega} está desactivada: reactívala en Bodegas, o anula la nota y créala en otra.`,
      )
    : undefined;
}

const handlersOf = ({ note, create, change, submit, execute, annul, retry }: NoteCalls): CommandHandler[] => [
  provideFacts(
    create,
    async ({ nota }, services) => {
      const known = await productsOf(note, nota, services);
      if (isRejection(known)) return known;
      return { ...known, limite: await limitNow(services), number: UNNUMBERED };
    },
    { numbered: numberedBy(note.name) },
  ),
  provideFacts(change, ({ nota }, services) => productsOf(note, nota, services)),
  provideFacts(submit, async (_request, services) => ({ limite: await limitNow(services) })),
  provideFacts(
    execute,
    async ({ id }, services) => (await closedWarehouse(note, id, services)) ?? stockOf(note, id, services),
  ),
  provideFacts(annul, ({ id }, services) => stockOf(note, id, services)),
  provideFacts(retry, ({ id }, services) => stockOf(note, id, services)),
];

/** Entries and issues without document: what their commands ask of products, stock and the company's value. */
export default [...handlersOf(entryNotes), ...handlersOf(issueNotes)];
