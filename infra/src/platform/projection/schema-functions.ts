/**
 * Server-side halves of a commit, so that a batch ends in one round trip.
 *
 * `ops.write_feed` takes the feed's lock before it draws numbers and the lock lasts until the commit: numbers appear in
 * commit order, and a reader of `seq > last` never misses one, however many projectors write.
 * `ops.commit_batch` moves checkpoints only while the caller still holds the leases (owner and epoch, rows locked until
 * the commit); otherwise it raises PW001 and nothing of the transaction remains.
 */
export const COMMIT_FUNCTIONS = `
CREATE OR REPLACE FUNCTION ops.write_feed(p_rows json) RETURNS bigint LANGUAGE plpgsql AS $fn$
DECLARE v_seq bigint;
BEGIN
  IF p_rows IS NULL OR json_array_length(p_rows) = 0 THEN RETURN NULL; END IF;
  PERFORM pg_advisory_xact_lock(7265003);
  WITH written AS (
    INSERT INTO ops.change_feed (seq, position, topic, key, op, scope, frame)
    SELECT nextval('ops.change_feed_seq'), r.position, r.topic, r.key, r.op, r.scope, r.frame
    FROM (SELECT (e.value->>'position')::bigint AS position, e.value->>'topic' AS topic, e.value->>'key' AS key,
                 e.value->>'op' AS op, (e.value->'scope')::jsonb AS scope, (e.value->'frame')::jsonb AS frame
          FROM json_array_elements(p_rows) WITH ORDINALITY e(value, n) ORDER BY e.n) r
    RETURNING seq)
  SELECT max(seq) INTO v_seq FROM written;
  RETURN v_seq;
END $fn$;

DROP FUNCTION IF EXISTS ops.notify_feed(bigint, text);
CREATE OR REPLACE FUNCTION ops.notify_feed(p_seq bigint, p_positions text, p_changed text DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $fn$
DECLARE
  v_head text := '{"seq":' || coalesce('"' || p_seq || '"', 'null') || ',"positions":';
  v_payload text := v_head || p_positions || coalesce(',"cambios":' || p_changed, '') || '}';
BEGIN
  IF octet_length(v_payload) > 7900 THEN v_payload := v_head || '{},"todas":true}'; END IF;
  PERFORM pg_notify('feed', v_payload);
END $fn$;

DROP FUNCTION IF EXISTS ops.commit_batch(text, integer, json, json, json, text, text);
CREATE OR REPLACE FUNCTION ops.commit_batch(p_owner text, p_live json, p_builds json, p_feed json, p_positions text, p_changed text)
RETURNS bigint LANGUAGE plpgsql AS $fn$
DECLARE v_count integer; v_seq bigint;
BEGIN
  UPDATE ops.projection_state s SET position = x.position, updated_at = clock_timestamp()
  FROM json_to_recordset(p_live) AS x(name text, epoch bigint, position bigint)
  WHERE s.name = x.name AND s.owner = p_owner AND s.epoch = x.epoch;
  GET DIAGNOSTICS v_count = ROW_COUNT;
  IF v_count <> json_array_length(p_live) THEN RAISE EXCEPTION 'projection lease lost' USING ERRCODE = 'PW001'; END IF;

  UPDATE ops.projection_builds b SET position = x.position
  FROM json_to_recordset(p_builds) AS x(name text, epoch bigint, generation integer, position bigint)
  WHERE b.name = x.name AND b.epoch = x.epoch AND b.generation = x.generation;
  GET DIAGNOSTICS v_count = ROW_COUNT;
  IF v_count <> json_array_length(p_builds) THEN RAISE EXCEPTION 'projection lease lost' USING ERRCODE = 'PW001'; END IF;

  v_seq := ops.write_feed(p_feed);
  IF v_seq IS NOT NULL OR p_positions <> '{}' THEN PERFORM ops.notify_feed(v_seq, p_positions, p_changed); END IF;
  RETURN v_seq;
END $fn$;
`;
