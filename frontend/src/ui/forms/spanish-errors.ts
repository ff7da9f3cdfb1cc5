import { type Bound, boundText } from '@power/domain/kernel/bound-text';
import { z } from 'zod';

/** What forms say where a schema gives no text of its own. */
export function speakSpanish(): void {
  z.config({
    customError: (issue) => {
      switch (issue.code) {
        case 'invalid_type':
          return issue.input === undefined || issue.input === null || Number.isNaN(issue.input)
            ? 'Ingresa este dato'
            : 'Revisa este dato';
        case 'too_small':
        case 'too_big':
          return boundText(issue as Bound);
        case 'invalid_format':
          return issue.format === 'email' ? 'Ingresa un correo electrónico válido' : 'Revisa el formato';
        case 'invalid_value':
          return 'Elige una opción';
        default:
          return 'Revisa este dato';
      }
    },
  });
}
