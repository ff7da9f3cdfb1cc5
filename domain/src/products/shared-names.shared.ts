import { type Rejection, reject } from '../kernel/rejection.ts';
import { codeKey, isGtin, isGtinShaped } from '../kernel/scanned-code.ts';
import { codeText } from '../kernel/text.ts';

/** A code, part number or bar code as claims and look-ups hold it, however it is capitalised. */
export const foldedName = (code: string): string => codeText(code).toUpperCase();

/** A bar code as claims hold it: one GTIN is one name, however many zeros stand before it. */
export const foldedBarcode = codeKey;

/** The refusal of a bar code with another check digit than its GTIN has; codes in `before` stay as they are. */
export function misreadBarcode(ean: readonly string[], before: readonly string[] = []): Rejection | undefined {
  const wrong = ean.find((code) => isGtinShaped(code) && !isGtin(code) && !before.includes(code));
  return wrong === undefined
    ? undefined
    : reject(
        'EAN_INVALIDO',
        'No se puede guardar',
        `El código de barras ${wrong} no es válido: su último dígito no corresponde. Escanéalo de nuevo, o revisa sus dígitos.`,
        { campo: 'ean' },
      );
}

const shared = (what: string, valor: string, { codigo }: { readonly codigo: string }): string =>
  `${what} ${valor} ya es ${codigo === '' ? 'de otro producto activo' : `del producto ${codigo}`}. Revísalo, o desactiva el que sobra.`;
/** The refusal of a part number, or of a bar code, that another active product has. */
export const takenPartNumber = (valor: string, other: { readonly codigo: string }): Rejection =>
  reject('PART_NUMBER_REPETIDO', 'No se puede guardar', shared('El part number', valor, other), {
    campo: 'part_number',
  });
export const takenEan = (valor: string, other: { readonly codigo: string }): Rejection =>
  reject('EAN_REPETIDO', 'No se puede guardar', shared('El código de barras', valor, other), { campo: 'ean' });
