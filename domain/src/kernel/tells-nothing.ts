/** Keys and repetitions that say nothing to people: ids, sessions, and the conversation, whose text the step shows already. */
export const tellsNothing = (campo: string): boolean =>
  /(^|\.)(_?id|[a-z]+_id|validacion|linea|revision|sesion|exists)$/.test(campo) ||
  // Of a file its name says what happened; the rest is in its panel.
  /^(adjuntos|imagenes)\.\d+\.(?!nombre$)/.test(campo) ||
  /^(chat_validacion\.|sesiones\.|link\.|validaciones_abandonadas\.|productos_pedido\.\d+\.validado$)/.test(campo);
