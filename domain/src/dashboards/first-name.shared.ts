/** Legal forms and titles that are nobody's first name. */
const NOT_A_NAME = /^(sr|sra|srta|don|doña|soc|sociedad|comercial|empresa|inversiones|servicios|la|el|los|las)\.?$/i;

/** What a public screen may call a customer: one word (requirements §1 fila-pedidos). */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  const word = words.find((w) => !NOT_A_NAME.test(w)) ?? words[0] ?? '';
  return word === '' ? '' : word[0]!.toLocaleUpperCase('es') + word.slice(1).toLocaleLowerCase('es');
}
