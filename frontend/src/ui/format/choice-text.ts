/** Choices whose stored value is no Spanish word: a code without accents, a name of the outside. */
const WRITTEN: Readonly<Record<string, string>> = {
  aduanero: 'Dólar aduanero',
  aereo: 'Aéreo',
  apple: 'App Store',
  banco_central: 'Banco Central',
  condicion: 'Condición',
  dolar: 'Dólar',
  google: 'Google Play',
  manual: 'A mano',
  PENDIENTE: 'Pendiente',
  maritimo: 'Marítimo',
  mayor: 'Mayor que',
  menor: 'Menor que',
  metodo: 'Método',
};

/** A choice as people read it: `física` is *Física*, `condicion` *Condición*. */
export const choiceText = (value: string): string =>
  Object.hasOwn(WRITTEN, value) ? WRITTEN[value]! : value.charAt(0).toLocaleUpperCase('es-CL') + value.slice(1);

/** Fields that hold one of those choices: what people type elsewhere may be the same word. */
const CHOSEN = /(^|\.)(estatus|fuente|modo|tienda|tipo|transporte)$/;

/** Of the text of a field, only a stored choice that is no Spanish word is written another way. */
export const writtenChoice = (campo: string, value: string): string =>
  CHOSEN.test(campo) && Object.hasOwn(WRITTEN, value) ? WRITTEN[value]! : value;
