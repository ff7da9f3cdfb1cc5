import { EmptyState } from './empty-state.tsx';

/** In the place of a form, of another moment: what was is read in its list, and nothing is begun then. */
export const NotNow = () => (
  <EmptyState page title="Aquí no se ingresa nada" hint="Para ingresar algo vuelve a ahora." />
);
