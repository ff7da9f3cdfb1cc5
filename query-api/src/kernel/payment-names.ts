/** SQL of the name of a payment option by the code in a column; the code itself once the option is gone. Never holds outside input. */
export const paymentName = (tipo: 'condicion' | 'metodo', column: string): string =>
  `coalesce((SELECT p."condicionPago" FROM payment_option_list p WHERE p.tipo = '${tipo}' AND p.codigo = ${column} LIMIT 1), ${column})`;
