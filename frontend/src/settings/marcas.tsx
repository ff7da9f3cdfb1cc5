import { brandMaster } from '@power/domain/settings/views/brand-row';
import { brands } from '../calls/settings.ts';
import { MasterPage } from '../masters/master-page.tsx';

/** `configuraciones/marcas`. */
export const Component = () => <MasterPage master={brandMaster as never} calls={brands} />;
