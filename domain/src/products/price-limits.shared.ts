/** Key of the preference that says when a person last looked at the price list. */
export const PRECIOS_VISTOS = 'precios.vistos';
