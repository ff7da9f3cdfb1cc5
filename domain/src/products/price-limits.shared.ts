/** Key of the preference that says when a person last looked at the price list. */
export const PRECIOS_VISTOS = 'precios.vistos';

/** Highest net price of a product, pesos: far below where whole numbers stop being exact, however many are sold. */
export const MOST_PRICE = 10_000_000_000;
