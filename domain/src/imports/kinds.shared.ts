import { storeImport } from '../assistant/store-import.shared.ts';
import { customerImport } from '../customers/customer-import.shared.ts';
import { openingStockImport } from '../inventory/opening-stock.shared.ts';
import { bankImport } from '../finance/payments/bank-import.shared.ts';
import { type ImportKind, mayImport } from '../kernel/import-kind.ts';
import type { Perfil } from '../kernel/perfiles.ts';
import { type Rejection, reject } from '../kernel/rejection.ts';
import { priceImport, productImport } from '../products/product-import.shared.ts';

/** Everything that a company brings along in spreadsheets. */
export const importKinds: readonly ImportKind[] = [
  customerImport,
  productImport,
  priceImport,
  openingStockImport,
  storeImport,
  bankImport,
];
export const TIPOS = importKinds.map(({ tipo }) => tipo) as [string, ...string[]];

export const kindOf = (tipo: string): ImportKind => importKinds.find((kind) => kind.tipo === tipo)!;

/** Who imports anything at all; what of it, the kind says. */
export const IMPORTERS: readonly Perfil[] = ['Administrador', 'Finanzas'];

/** Why somebody may not, in a sentence. */
export const notTheirImport = (tipo: string, perfil: Perfil): Rejection | undefined =>
  mayImport(kindOf(tipo), perfil)
    ? undefined
    : reject('SIN_PERMISO', 'No puedes importar esta planilla', `Tu perfil no importa ${kindOf(tipo).words.muchos}.`);
