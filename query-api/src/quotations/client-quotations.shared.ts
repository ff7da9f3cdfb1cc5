/** Which quotations of its own a customer sees: those that the seller shows, and of which no price waits inside. */
export const SHOWN_TO_CLIENT = `visible_web AND estado NOT IN ('Anulada', 'Por Validar')`;
