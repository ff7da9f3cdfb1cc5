import { bannerMaster } from '@power/domain/content/views/banner-row';
import { banners } from '../calls/content.ts';
import { PiecePage } from './piece-page.tsx';

/** `anuncios`. */
export const Component = () => (
  <PiecePage
    master={bannerMaster}
    calls={banners}
    context="Avisos del sitio y de la app, por tipo de cliente y entre fechas."
  />
);
