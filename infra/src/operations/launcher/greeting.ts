import { demoEmail, demoPassword } from '@power/domain/access/demo.shared';
import { PERFILES } from '@power/domain/kernel/perfiles';

export { demoEmail, demoPassword };

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
