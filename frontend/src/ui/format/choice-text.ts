import { spelledOut } from '@power/domain/kernel/choice-text';

/** Fields that hold one of those choices: what people type elsewhere may be the same word. */
const CHOSEN = /(^|\.)(estatus|fuente|modo|moneda|tienda|tipo|transporte)$/;

/** Of the text of a field, only a stored choice that is no Spanish word is written another way. */
export const writtenChoice = (campo: string, value: string): string =>
  (CHOSEN.test(campo) ? spelledOut(value) : undefined) ?? value;
