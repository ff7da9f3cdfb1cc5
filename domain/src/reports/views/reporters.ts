import type { Perfil } from '../../kernel/perfiles.ts';
import { PURCHASE_REPORTERS } from '../../purchasing/views/purchases.ts';
import type { Informe } from '../parts.ts';
import { SALES_REPORTERS } from './sales-pivot.ts';

/** Who makes which report: who is shown what others share of it. */
export const REPORTERS: Readonly<Record<Informe, readonly Perfil[]>> = {
  'reportes-dinamicos-ventas': SALES_REPORTERS,
  'reportes-dinamicos-compras': PURCHASE_REPORTERS,
  qlik: ['Administrador'],
};
