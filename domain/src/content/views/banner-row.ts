import { defineMaster } from '../../kernel/master-row.ts';
import { CONTENT_PEOPLE, pieceFields, pieceTogether, pieceUnpictured } from './shown-piece.ts';

/** Banners of site and app (`anuncios`, requirements §6). */
export const bannerMaster = defineMaster({
  name: 'banner',
  context: 'content',
  words: { uno: 'anuncio', muchos: 'anuncios', femenino: false, titulo: 'Anuncios' },
  teaches: 'Avisos del sitio y de la app: a quién se muestran, entre qué días y adónde llevan.',
  path: '/anuncios',
  screen: 'anuncios',
  payload: 'anuncio',
  table: 'banner_list',
  title: 'titulo',
  picture: 'Diseño',
  phonePicture: 'Diseño para teléfono',
  unique: ['titulo'],
  read: CONTENT_PEOPLE,
  write: CONTENT_PEOPLE,
  restored: { estado: 'Borrador' },
  together: pieceTogether,
  unpictured: pieceUnpictured,
  fields: pieceFields('este anuncio'),
});
