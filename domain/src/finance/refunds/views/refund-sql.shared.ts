/** SQL of a column of what is to be returned of the order of this row; null where nothing ever was. */
export const refundOf = (column: 'saldo_devolver' | 'devuelto' | 'en_curso'): string =>
  `(SELECT r.cuanto FROM (SELECT number AS cual, ${column} AS cuanto FROM refund_list) r WHERE r.cual = number)`;
