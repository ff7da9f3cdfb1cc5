import { demoEmail, demoPassword } from '@power/domain/access/demo.shared';
import { LANDING } from '@power/domain/access/landing';
import { menuOf } from '@power/domain/access/menu';
import { type Perfil, PERFILES } from '@power/domain/kernel/perfiles';

export { demoEmail, demoPassword };

/** What is there for a profile after signing in, as far as its screens exist. */
function opens(perfil: Perfil, has: (ruta: string) => boolean, erp: boolean): string {
  if ('rechazo' in LANDING[perfil]) return 'no ingresa por la web';
  const count = menuOf(perfil, { erp, has }).flatMap(({ entradas }) => entradas).length;
  if (count === 0) return 'todavía ninguna';
  return String(count);
}

/** The table of demo log-ins, one line each, with how many screens each has in its menu. */
export function demoTable(routes: readonly string[], erp = true): string[] {
  const has = (ruta: string): boolean => routes.includes(ruta);
  const rows = [
    ['Perfil', 'Correo', 'Pantallas'],
    ...PERFILES.map((perfil) => [perfil, demoEmail(perfil), opens(perfil, has, erp)]),
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`);
  const longest = Math.max(...lines.map((line) => line.length));
  return [
    lines[0] ?? '',
    `  ${'─'.repeat(longest - 2)}`,
    ...lines.slice(1),
    '',
    `  Contraseña de todos: ${demoPassword}`,
  ];
}
