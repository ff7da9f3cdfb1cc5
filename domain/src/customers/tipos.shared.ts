/** Types of customers: each buys by a column of the price list of its own. */
export const TIPOS_CLIENTE = ['Integrador', 'Tienda', 'Mobile', 'Silver', 'Gold', 'Platinum'] as const;
