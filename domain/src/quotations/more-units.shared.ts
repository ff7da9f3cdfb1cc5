import { type AskedOfLine, isProblem, lineAsAsked, type LineProblem, type LineTerms, opened } from './line-rules.ts';
import type { LineaCotizacion } from './parts.ts';

/** A line and, where more units of it are asked for than were frozen, the line of those at the price of today. */
interface WithMore {
  readonly line: LineaCotizacion;
  readonly more?: LineaCotizacion;
}

/** Whether a price is proposed for all units together, which is then held against the list of today. */
const proposes = ({ valor_propuesto, valor_total_propuesto }: AskedOfLine, line: LineaCotizacion): boolean =>
  valor_total_propuesto !== undefined ||
  (typeof valor_propuesto === 'number' && valor_propuesto !== line.valor_propuesto);

/**
 * What is asked of a line that the quotation froze. Its price was for the units that it had: those above take today's, in
 * a line of their own below it; where a price is proposed for all of them the whole line begins at today's. `today` is
 * the product at the prices of now; undefined while nobody has asked.
 */
export function askedOfFrozen(
  asked: AskedOfLine,
  line: LineaCotizacion,
  today: LineaCotizacion | undefined,
  terms: LineTerms,
): WithMore | LineProblem {
  const extra = asked.cantidad - line.cantidad;
  if (!today || !opened(asked, line).modificable || !(extra > 0) || today.precio === line.precio) {
    const done = lineAsAsked(asked, line, terms);
    return isProblem(done) ? done : { line: done };
  }
  const { linea, seccion, comentario, cantidad } = line;
  if (proposes(asked, line)) {
    const done = lineAsAsked(asked, { ...today, linea, seccion, comentario }, terms);
    return isProblem(done) ? done : { line: done };
  }
  const done = lineAsAsked({ ...asked, cantidad }, line, terms);
  if (isProblem(done)) return done;
  const more = lineAsAsked({ cantidad: extra }, { ...today, seccion: done.seccion, comentario: null }, terms);
  return isProblem(more) ? more : { line: done, more };
}
