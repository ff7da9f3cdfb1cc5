import type { DocumentDefinition } from '@power/domain/kernel/document';

/** Whatever its sheet holds. */
type Worded = Pick<DocumentDefinition, 'words' | 'title'>;

/** *Historia del Pedido N° 15010*, *Historia de la Cotización N° 76*. */
export const historyTitle = ({ words, title }: Worded, id: string): string =>
  `Historia ${words.femenino ? 'de la' : 'del'} ${title(id)}`;

/** *El pedido*, *La cotización*. */
export const nameOf = ({ words }: Worded): string => `${words.femenino ? 'La' : 'El'} ${words.uno.toLowerCase()}`;
