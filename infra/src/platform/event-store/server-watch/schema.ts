/** How far the server of the log was looked through, what others have there, and which streams of ours they damaged. */
export const SERVER_WATCH_SCHEMA = `
CREATE SCHEMA IF NOT EXISTS ops;
CREATE TABLE IF NOT EXISTS ops.server_watch (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one), identity text NOT NULL, position bigint NOT NULL,
  foreign_events bigint NOT NULL DEFAULT 0, first_stream text, first_position bigint, alarm text
);
CREATE TABLE IF NOT EXISTS ops.damaged_streams (
  stream text PRIMARY KEY, version integer, position bigint NOT NULL, detail text NOT NULL,
  found_at timestamptz NOT NULL DEFAULT now()
);
`;
