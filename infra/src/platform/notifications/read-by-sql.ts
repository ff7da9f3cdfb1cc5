/**
 * SQL condition: this person has seen the notification (by itself, or with all up to its day), or it was a request that
 * somebody has taken, which then is done for all. `n` is the alias of `read.notification_list`, `person` an SQL expression.
 */
export const readBySql = (n: string, person: string): string =>
  `(coalesce(${n}.tomada_por, 'null') <> 'null'::jsonb
    OR EXISTS (SELECT 1 FROM read.reading_list r WHERE r._key = ${n}._key || '/' || ${person})
    OR EXISTS (SELECT 1 FROM read.reading_list r WHERE r._key = '*/' || ${person} AND r.fecha >= ${n}.fecha))`;
