/** Choices whose stored value is no Spanish word: a code without accents, a name of the outside. */
const WRITTEN: Readonly<Record<string, string>> = {
  aduanero: 'Dólar aduanero',
  aereo: 'Aéreo',
  apple: 'App Store',
  banco_central: 'Banco Central',
  condicion: 'Condición',
  dolar: 'Dólar',
  dolares: 'Dólares',
  google: 'Google Play',
  manual: 'A mano',
  PENDIENTE: 'Pendiente',
  maritimo: 'Marítimo',
  mayor: 'Mayor que',
  menor: 'Menor que',
  metodo: 'Método',
};

/** How a stored choice that is no Spanish word is written; undefined of any other. */
export const spelledOut = (value: string): string | undefined =>
  Object.hasOwn(WRITTEN, value) ? WRITTEN[value] : undefined;

/** A choice as people read it, on the screen and in files: `física` is *Física*, `condicion` *Condición*. */
export const choiceText = (value: string): string =>
  spelledOut(value) ?? value.charAt(0).toLocaleUpperCase('es-CL') + value.slice(1);
