/** The one password of all people of the demo company. It is public: it opens nothing that a company keeps. */
export const demoPassword = 'power2026';

/** The log-in of the demo person with that profile: `Jefe de Bodega` → `jefe.de.bodega@power.test`. */
export function demoEmail(perfil: string): string {
  const plain = perfil
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return `${plain.replace(/[^a-z0-9-]+/g, '.')}@power.test`;
}
