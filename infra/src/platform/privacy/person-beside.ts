import type pg from 'pg';
import { fullName, mentions, nameKey } from './person-terms.ts';

/** The words by which a person is found beside the log, and what is somebody else's though it looks like theirs. */
export interface PersonBeside {
  /** Who it is, as events say it (`correo:…`, `rut:…`, `nombre:<scope>:…`): the key of their row. */
  readonly identity: string;
  /** Mail address, RUT and name; empty where none is known. */
  readonly words: readonly string[];
  /** Mail addresses of others who have the same name. */
  readonly namesakes: readonly string[];
  /** Names of others that hold the person's name. */
  readonly longer: readonly string[];
}

/** What *Datos personales* has of a person. */
export interface PersonRowWords {
  readonly _id: string;
  readonly nombre: string;
  readonly correo: string;
  readonly rut: string;
}

/** Everybody else who is known by a name like that: persons whom the log names, users, customers. */
const OTHERS = [
  'SELECT _key AS id, nombre, correo FROM read.person_list WHERE position($1 IN lower(nombre)) > 0',
  'SELECT _key AS id, nombre, email AS correo FROM read.user_list WHERE position($1 IN lower(nombre)) > 0',
  'SELECT _key AS id, nombre, email AS correo FROM read.customer_list WHERE position($1 IN lower(nombre)) > 0',
];
interface Other {
  readonly id: string;
  readonly nombre: string;
  readonly correo: string;
}

async function othersLike(db: pg.Pool, run: string, identity: string): Promise<Other[]> {
  const others: Other[] = [];
  for (const text of OTHERS)
    try {
      const { rows } = await db.query<Other>(text, [run]);
      others.push(...rows.filter(({ id }) => id !== identity));
    } catch (error) {
      // A list that is not made yet names nobody.
      if (!['42P01', '3F000'].includes((error as { code?: string }).code ?? '')) throw error;
    }
  return others;
}

/** A person by their row, held against everybody else who is known. */
export async function personBeside(db: pg.Pool, { _id, nombre, correo, rut }: PersonRowWords): Promise<PersonBeside> {
  const name = fullName(nombre);
  const others = name ? await othersLike(db, name.run, _id) : [];
  const isNamesake = (one: Other): boolean => nameKey(one.nombre) === nameKey(nombre);
  return {
    identity: _id,
    words: [correo, rut, nombre],
    namesakes: others
      .filter((one) => isNamesake(one) && one.correo !== '' && one.correo !== correo)
      .map((one) => one.correo),
    longer: others.filter((one) => !isNamesake(one) && mentions(one.nombre, [name!])).map((one) => one.nombre),
  };
}
