import { customerImport } from '../customers/customer-import.shared.ts';
import type { ImportKind } from '../kernel/import-kind.ts';

/** Everything that a company brings along in spreadsheets. */
export const importKinds: readonly ImportKind[] = [customerImport];
export const TIPOS = importKinds.map(({ tipo }) => tipo) as [string, ...string[]];

export const kindOf = (tipo: string): ImportKind => importKinds.find((kind) => kind.tipo === tipo)!;
