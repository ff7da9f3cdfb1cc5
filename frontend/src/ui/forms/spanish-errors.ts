import { type Bound, boundText, emptyOr } from '@power/domain/kernel/bound-text';
import { noDay } from '@power/domain/kernel/when';
import { z } from 'zod';

/** What forms say where a schema gives no text of its own. */
export function speakSpanish(): void {
  z.config({
    customError: (issue) => {
      switch (issue.code) {
        case 'invalid_type':
          return Number.isNaN(issue.input) ? 'Escribe un número' : emptyOr('Revisa este dato')(issue);
        case 'too_small':
        case 'too_big':
          return boundText(issue as Bound);
        case 'invalid_format':
          if (issue.format === 'date') return noDay(issue);
          return emptyOr(issue.format === 'email' ? 'Ingresa un correo electrónico válido' : 'Revisa el formato')(
            issue,
          );
        case 'invalid_value':
          return emptyOr('Elige una opción')(issue);
        default:
          return 'Revisa este dato';
      }
    },
  });
}
