/** What a supplier is told whose account names no company. */
export const NO_COMPANY =
  'Tu usuario no está vinculado a una empresa. Pide a tu comprador en Power Mobile que lo vincule.';
/** And of an order that is not there, or another's. */
export const NOT_YOURS = 'La orden no existe o no es de tu empresa. Ábrela de nuevo desde tu lista.';
