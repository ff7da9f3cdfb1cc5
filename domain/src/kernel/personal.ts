/** What stands where the words of a person stood who was forgotten: every schema of stored data takes it. */
export const OLVIDADO = '(olvidado)';

type Part = Readonly<Record<string, unknown>>;

/** Where the data of an event name natural persons who are not users of the system (docs/adr/0024). */
export interface PersonalPart {
  /** Way to each person: names of fields, `[]` behind a list; empty: the data themselves. */
  readonly at: string;
  /** Fields of the person that are theirs; texts. */
  readonly fields: readonly string[];
  /** Who it is: the same text is the same person, wherever it stands. Undefined: nobody is named here. */
  readonly who: (part: Part, data: Part) => string | undefined;
}

/** What a person is known by, from whatever fields an event has. */
export interface PersonWords {
  readonly nombre: string;
  readonly correo: string;
  readonly telefono: string;
  readonly rut: string;
}

/** What fields of events call a person's words. */
const NAMES: Readonly<Record<keyof PersonWords, readonly string[]>> = {
  nombre: ['nombre', 'recibe', 'contacto'],
  correo: ['email', 'contacto_email'],
  telefono: ['telefono', 'contacto_telefono'],
  rut: ['rut'],
};

/** The words of a person in a part of an event: what else stands there (the name of a place) is not theirs. */
export function wordsOf(part: Part, fields: readonly string[]): PersonWords {
  const textOf = (names: readonly string[]): string => {
    const own = names.find((name) => fields.includes(name) && typeof part[name] === 'string' && part[name] !== '');
    return own === undefined ? '' : (part[own] as string);
  };
  return {
    nombre: textOf(NAMES.nombre),
    correo: textOf(NAMES.correo),
    telefono: textOf(NAMES.telefono),
    rut: textOf(NAMES.rut),
  };
}

const plain = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Who is meant: by RUT or mail address wherever there is one; a mere name means the same person only within `scope`, the
 * document or customer it stands in. Undefined where nothing is said, or it was forgotten.
 */
export function identityOf({ nombre, correo, rut }: PersonWords, scope: string): string | undefined {
  const said = (text: string): boolean => text.trim() !== '' && text !== OLVIDADO;
  if (said(rut)) return `rut:${plain(rut).replaceAll('.', '')}`;
  if (said(correo)) return `correo:${plain(correo)}`;
  return said(nombre) ? `nombre:${scope}:${plain(nombre)}` : undefined;
}

/** Declares persons of an event; `scope` says within what a mere name means the same person. */
export const persons = (
  at: string,
  fields: readonly string[],
  scope: (data: never) => string | undefined,
): PersonalPart => ({
  at,
  fields,
  who: (part, data) => {
    const within = scope(data as never);
    return within === undefined ? undefined : identityOf(wordsOf(part, fields), within);
  },
});

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The data with each person in it put through `change`; the same object where nothing changed. Nothing is altered in place. */
export function withPersons(data: unknown, { at }: PersonalPart, change: (part: Part) => Part): unknown {
  return walk(data, at === '' ? [] : at.split('.'), change);
}

function walk(value: unknown, way: readonly string[], change: (part: Part) => Part): unknown {
  if (!isPart(value)) return value;
  const [step, ...rest] = way;
  if (step === undefined) return change(value);
  const name = step.replace(/\[\]$/, '');
  const before = value[name];
  let after = before;
  if (name === step) after = walk(before, rest, change);
  else if (Array.isArray(before)) {
    const list = before.map((one) => walk(one, rest, change));
    if (list.some((one, n) => one !== before[n])) after = list;
  }
  return after === before ? value : { ...value, [name]: after };
}

/** A person as an event names them. */
export interface NamedPerson extends PersonWords {
  readonly quien: string;
}

/** Everybody that the data of an event name; who was forgotten is nobody. */
export function personsIn(parts: readonly PersonalPart[], data: unknown): NamedPerson[] {
  const found: NamedPerson[] = [];
  for (const one of parts)
    withPersons(data, one, (part) => {
      const quien = one.who(part, data as Part);
      if (quien !== undefined) found.push({ quien, ...wordsOf(part, one.fields) });
      return part;
    });
  return found;
}
