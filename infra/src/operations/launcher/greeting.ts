import { PERFILES } from '@power/domain/kernel/perfiles';

/** The one password of all demo people. */
export const demoPassword = 'power2026';

/** The log-in of the demo person with that profile: `Jefe de Bodega` → `jefe.de.bodega@power.test`. */
export function demoEmail(perfil: string): string {
  const plain = perfil
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return `${plain.replace(/[^a-z0-9-]+/g, '.')}@power.test`;
}

/** The table of demo log-ins, one line each. */
export function demoTable(): string[] {
  const rows = [['Perfil', 'Correo'], ...PERFILES.map((perfil) => [perfil, demoEmail(perfil)])];
  const width = Math.max(...rows.map(([perfil = '']) => perfil.length));
  const lines = rows.map(([perfil = '', email = '']) => `  ${perfil.padEnd(width)}  ${email}`);
  const longest = Math.max(...lines.map((line) => line.length));
  return [
    lines[0] ?? '',
    `  ${'─'.repeat(longest - 2)}`,
    ...lines.slice(1),
    '',
    `  Contraseña de todos: ${demoPassword}`,
  ];
}
