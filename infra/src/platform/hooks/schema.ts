/**
 * What programs were told, one row for each event and key: sent at least once, under the id of the event. Not events
 * themselves, as sent mails are not; rows that are done are forgotten after a month. `hook_stock` is
 * what programs know of each product, to be compared with.
 */
export const HOOKS_SCHEMA = `
  CREATE SCHEMA IF NOT EXISTS ops;
  CREATE TABLE IF NOT EXISTS ops.hook_delivery (
    clave int NOT NULL, id text NOT NULL, tema text NOT NULL, pedido int, contenido text NOT NULL, estado text NOT NULL DEFAULT 'Pendiente',
    creado timestamptz NOT NULL DEFAULT now(), desde timestamptz NOT NULL DEFAULT now(), proximo timestamptz NOT NULL DEFAULT now(),
    intentos int NOT NULL DEFAULT 0, respuesta int, error text, enviado timestamptz, PRIMARY KEY (clave, id)
  );
  CREATE INDEX IF NOT EXISTS hook_delivery_due ON ops.hook_delivery (clave, proximo) WHERE estado = 'Pendiente';
  CREATE TABLE IF NOT EXISTS ops.hook_position (solo boolean PRIMARY KEY DEFAULT true CHECK (solo), position bigint NOT NULL);
  CREATE TABLE IF NOT EXISTS ops.hook_stock (
    producto text PRIMARY KEY, codigo text NOT NULL, part_number text NOT NULL, disponibilidad text NOT NULL, llega text
  );
`;
