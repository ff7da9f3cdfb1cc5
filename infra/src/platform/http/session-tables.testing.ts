/** The tables that sessions and positions are read from, as the projector makes them. */
export const SESSION_TABLES = `
  CREATE SCHEMA read; CREATE SCHEMA ops;
  CREATE TABLE ops.projection_state (name text PRIMARY KEY, position bigint NOT NULL);
  CREATE TABLE read.session_list (_key text PRIMARY KEY, _id text, usuario text, nombre text, email text, perfil text, permisos json, concesiones json,
    cliente_id text, proveedor_id text, marcas json, bodega text, activa boolean, inicio timestamptz);`;
