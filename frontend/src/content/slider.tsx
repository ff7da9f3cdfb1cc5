import { slideMaster } from '@power/domain/content/views/slide-row';
import { slides } from '../calls/content.ts';
import { PiecePage } from './piece-page.tsx';

/** `slider`. */
export const Component = () => (
  <PiecePage
    master={slideMaster}
    calls={slides}
    context="Las portadas del sitio, en su orden, para escritorio y teléfono."
  />
);
