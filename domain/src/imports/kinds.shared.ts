import { storeImport } from '../assistant/store-import.shared.ts';
import { customerImport } from '../customers/customer-import.shared.ts';
import { noteImport } from '../inventory/notes/note-import.shared.ts';
import { openingStockImport } from '../inventory/opening-stock.shared.ts';
import { bankImport } from '../finance/payments/bank-import.shared.ts';
import { type ImportKind, mayImport } from '../kernel/import-kind.ts';
import type { Perfil } from '../kernel/perfiles.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { priceImport, productImport } from '../products/product-import.shared.ts';
import { proformaImport } from '../purchasing/orders/proforma/proforma-import.shared.ts';

/** Everything that a company brings along in spreadsheets. */
export const importKinds: readonly ImportKind[] = [
  customerImport,
  productImport,
  priceImport,
  openingStockImport,
  storeImport,
  bankImport,
  proformaImport,
  noteImport,
];
export const TIPOS = importKinds.map(({ tipo }) => tipo) as [string, ...string[]];

export const kindOf = (tipo: string): ImportKind => importKinds.find((kind) => kind.tipo === tipo)!;

/** Who imports anything row by row; what of it, the kind says. */
export const IMPORTERS: readonly Perfil[] = ['Administrador', 'Finanzas'];
/** Who brings a spreadsheet at all: also for the lines of a document that they write. */
export const UPLOADERS: readonly Perfil[] = [
  ...new Set([
    ...IMPORTERS,
    ...importKinds.flatMap(({ command, perfiles = [] }) => (command === undefined ? perfiles : [])),
  ]),
];

/** Why somebody may not, in a sentence. */
export const notTheirImport = (tipo: string, perfil: Perfil): Rejection | undefined =>
  mayImport(kindOf(tipo), perfil)
    ? undefined
    : reject('SIN_PERMISO', 'No puedes importar esta planilla', `Tu perfil no importa ${kindOf(tipo).words.muchos}.`);

/** Why its rows are not imported one by one; undefined where they are. */
export const notRowByRow = (tipo: string): Rejection | undefined =>
  kindOf(tipo).command === undefined
    ? reject(
        'FILAS_DE_UN_DOCUMENTO',
        'La importación no se inició',
        `Las filas de ${kindOf(tipo).words.femenino ? 'una' : 'un'} ${kindOf(tipo).words.uno} van juntas en un documento. Impórtalas desde su formulario.`,
      )
    : undefined;
