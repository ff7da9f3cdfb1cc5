const TITLES: Readonly<Record<string, string>> = {
  'Ejecutivo de Ventas': 'Ejecutivo de Ventas',
  Reseller: 'Resellers',
  Cliente: 'Clientes',
};

/** What the shell is called for a profile (document 1 §1). */
export const titleOf = (perfil: string): string => TITLES[perfil] ?? 'Sistema Power Mobile';
