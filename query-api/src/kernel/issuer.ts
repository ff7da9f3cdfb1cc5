import { settings } from '@power/infra/platform/service/settings';

/** The company itself, as its tax documents name it: what is not configured stays blank, and is never invented. */
export const issuer = () => ({
  rut: settings.EMPRESA_RUT ?? '',
  nombre: settings.EMPRESA_NOMBRE ?? '',
  giro: settings.EMPRESA_GIRO ?? '',
  /** Codes of economic activity. */
  acteco: settings.EMPRESA_ACTECO?.split(',') ?? [],
  direccion: settings.EMPRESA_DIRECCION ?? '',
  comuna: settings.EMPRESA_COMUNA ?? '',
});
export type Issuer = ReturnType<typeof issuer>;
