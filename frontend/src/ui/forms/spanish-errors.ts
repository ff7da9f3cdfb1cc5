import { z } from 'zod';

const size = (issue: { readonly origin?: string; readonly minimum?: unknown; readonly maximum?: unknown }, kind: 'min' | 'max'): string => {
  const bound = String(kind === 'min' ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') {
    if (kind === 'min') return bound === '1' ? 'Ingresa este dato' : `Ingresa al menos ${bound} caracteres`;
    return `Usa a lo más ${bound} caracteres`;
  }
  if (issue.origin === 'array') return kind === 'min' ? `Elige al menos ${bound}` : `Elige a lo más ${bound}`;
  return kind === 'min' ? `Ingresa ${bound} o más` : `Ingresa ${bound} o menos`;
};

/** What forms say where a schema gives no text of its own. */
export function speakSpanish(): void {
  z.config({
    customError: (issue) => {
      switch (issue.code) {
        case 'invalid_type': return issue.input === undefined || issue.input === null || Number.isNaN(issue.input) ? 'Ingresa este dato' : 'Revisa este dato';
        case 'too_small': return size(issue as never, 'min');
        case 'too_big': return size(issue as never, 'max');
        case 'invalid_format': return issue.format === 'email' ? 'Ingresa un correo electrónico válido' : 'Revisa el formato';
        case 'invalid_value': return 'Elige una opción';
        default: return 'Revisa este dato';
      }
    },
  });
}
