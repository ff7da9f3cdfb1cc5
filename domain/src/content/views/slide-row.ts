import { text } from '../../kernel/field.ts';
import { asked, defineMaster } from '../../kernel/master-row.ts';
import { CONTENT_PEOPLE, pieceFields, pieceTogether, pieceUnpictured } from './shown-piece.ts';

/** Slides of the home page (`slider`, requirements §6). */
export const slideMaster = defineMaster({
  name: 'slide',
  context: 'content',
  words: { uno: 'slide', muchos: 'slides', femenino: false, titulo: 'Slider' },
  teaches: 'Las portadas que pasan al comienzo del sitio, con un diseño para escritorio y otro para teléfono.',
  path: '/slider',
  screen: 'slider',
  payload: 'slide',
  table: 'slide_list',
  title: 'titulo',
  picture: 'Diseño',
  phonePicture: 'Diseño para teléfono',
  unique: ['titulo'],
  read: CONTENT_PEOPLE,
  write: CONTENT_PEOPLE,
  restored: { estado: 'Borrador' },
  together: pieceTogether,
  unpictured: pieceUnpictured,
  fields: {
    ...pieceFields('este slide'),
    boton: asked(text('Texto del botón'), { required: false, max: 30, initial: '', help: 'Sin texto no hay botón' }),
  },
});
