import type pg from 'pg';

const TABLES = `CREATE SCHEMA bare;
CREATE TABLE bare.sessions (token text PRIMARY KEY, person text NOT NULL);
CREATE TABLE bare.customers (id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE bare.stock (product int PRIMARY KEY, available int NOT NULL);
CREATE TABLE bare.orders (number int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, customer int NOT NULL REFERENCES bare.customers,
  state text NOT NULL, net int NOT NULL, comments int NOT NULL DEFAULT 0, created_at timestamptz NOT NULL DEFAULT now(), changed_at timestamptz NOT NULL DEFAULT now());
CREATE TABLE bare.lines (number int REFERENCES bare.orders, line int, product int NOT NULL, price int NOT NULL, quantity int NOT NULL, PRIMARY KEY (number, line));
CREATE TABLE bare.comments (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, number int NOT NULL REFERENCES bare.orders, person text NOT NULL, text text NOT NULL, at timestamptz NOT NULL DEFAULT now());
CREATE INDEX ON bare.comments (number);
INSERT INTO bare.sessions VALUES ('token', 'somebody');
INSERT INTO bare.customers SELECT n, 'Cliente ' || n FROM generate_series(1, 80) AS n;
INSERT INTO bare.stock SELECT n, 1000000 FROM generate_series(1, 300) AS n;`;

export const TOKEN = 'token';
export const makeTables = (pool: pg.Pool): Promise<unknown> => pool.query(TABLES);

/** The newest orders with their customers' names: the same question for whoever keeps them in these tables. */
export const NEWEST = `SELECT o.number, o.state, o.net, o.comments, o.created_at, o.changed_at, c.name AS customer
  FROM bare.orders o JOIN bare.customers c ON c.id = o.customer ORDER BY o.number DESC LIMIT $1`;
