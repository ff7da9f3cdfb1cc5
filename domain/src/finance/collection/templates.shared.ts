/** Words for what is overdue, from friendly to last; whoever sends them may change them. */
export const PLANTILLAS = ['Recordatorio', 'Segundo aviso', 'Último aviso', 'Estado de cuenta'] as const;
export type Plantilla = (typeof PLANTILLAS)[number];

export interface Words {
  readonly asunto: string;
  readonly mensaje: string;
}

/** `{cliente}`, `{saldo}` and `{vencido}` stand for the customer's name and pesos. */
export const TEMPLATES: Readonly<Record<Plantilla, Words>> = {
  Recordatorio: {
    asunto: 'Facturas vencidas',
    mensaje:
      'Estimados {cliente}:\n\nSegún nuestros registros tienen {vencido} vencidos. Si ya los pagaron, respóndannos con el comprobante. Si no, les agradeceremos pagarlos o indicarnos la fecha en que lo harán.',
  },
  'Segundo aviso': {
    asunto: 'Segundo aviso: facturas vencidas',
    mensaje:
      'Estimados {cliente}:\n\nSiguen pendientes {vencido} vencidos. Les pedimos indicarnos a la brevedad la fecha de pago.',
  },
  'Último aviso': {
    asunto: 'Último aviso: facturas vencidas',
    mensaje:
      'Estimados {cliente}:\n\nPese a nuestros avisos siguen pendientes {vencido}. Mientras no se paguen, sus pedidos a crédito quedan detenidos. Contáctennos para acordar el pago.',
  },
  'Estado de cuenta': {
    asunto: 'Estado de cuenta',
    mensaje: 'Estimados {cliente}:\n\nAdjuntamos su estado de cuenta, con un saldo de {saldo}.',
  },
};

/** Words with what they stand for; a name with a dollar sign is no pattern. */
export const filledIn = (text: string, values: Readonly<Record<'cliente' | 'saldo' | 'vencido', string>>): string =>
  text.replaceAll(/\{(cliente|saldo|vencido)\}/g, (_, name: keyof typeof values) => values[name]);
