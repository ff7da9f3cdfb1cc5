import { GENESIS } from '../../../platform/event-store/hash-chain.ts';

/** Held from before a position is drawn until the commit is visible: positions rise in commit order. */
export const APPEND_LOCK = 7_046_002;

/** What `log.append` answers for each append. */
export const STATUS = { written: 0, repeated: 1, wrongVersion: 2, idReused: 3 } as const;
/** How `log.append` is told an expected version that is not a number. */
export const EXPECTED = { 'no-stream': -1, any: -2, 'stream-exists': -3 } as const;

/**
 * Whoever may call a function that appends needs no right to write the tables. Names without a schema are PostgreSQL's own,
 * whatever the caller's search path says.
 */
const asOwner = 'security definer set search_path = pg_catalog, pg_temp';

/**
 * One call writes a whole batch of appends in one transaction and one round trip. Texts arrive as one string per column,
 * a line each (no field can hold a line break). Every append is judged by itself: a stale one writes nothing and the
 * rest go on. Heads are read once, after the lock, and carried along in arrays, so that two appends to one stream see
 * each other. Without `p_look` known ids are not looked for: the caller does so again, with it, when an append was stale
 * or the unique index refused the batch, which spares every new event a search. An assignment (`done`) evaluates its expression in place,
 * where `perform` would run a query for it.
 */
export const appendFunction = `
create or replace function log.append(
  p_streams text, p_stream int[], p_expected bigint[], p_count int[],
  p_ids uuid[], p_types text, p_schemas int[], p_data text, p_metadata text, p_look boolean,
  out statuses int[], out versions bigint[], out positions bigint[]
) language plpgsql ${asOwner} as $append$
declare
  names text[] := string_to_array(p_streams, E'\\n');
  types text[] := string_to_array(p_types, E'\\n');
  datas text[] := string_to_array(p_data, E'\\n');
  metas text[] := string_to_array(p_metadata, E'\\n');
  total int := cardinality(p_ids);
  heads bigint[]; hashes text[]; touched boolean[] := array_fill(false, array[cardinality(names)]);
  e_position bigint[] := array_fill(null::bigint, array[total]);
  e_stream text[] := array_fill(null::text, array[total]);
  e_version bigint[] := array_fill(null::bigint, array[total]);
  e_hash text[] := array_fill(null::text, array[total]);
  some_known boolean; found_ids uuid[]; found_version bigint; found_position bigint; same_stream boolean;
  s int; v bigint; h text; p bigint; x bigint; first int; last int := 0; done text;
begin
  done := pg_advisory_xact_lock(${APPEND_LOCK});
  statuses := array_fill(${STATUS.written}, array[cardinality(p_stream)]);
  versions := array_fill(-1::bigint, array[cardinality(p_stream)]);
  positions := versions;
  select array_agg(coalesce(k.version, -1) order by n.i), array_agg(coalesce(k.hash, '${GENESIS}') order by n.i)
    into heads, hashes
    from unnest(names) with ordinality as n(name, i) left join log.streams k on k.stream = n.name;
  some_known := p_look and exists (select 1 from log.events e where e.id = any(p_ids));
  for a in 1 .. cardinality(p_stream) loop
    s := p_stream[a]; x := p_expected[a]; v := heads[s]; first := last + 1; last := last + p_count[a];
    if some_known then
      select array_agg(e.id order by e.version), max(e.version), max(e.position), bool_and(e.stream = names[s])
        into found_ids, found_version, found_position, same_stream
        from log.events e where e.id = any(p_ids[first:last]);
      if found_ids is not null then
        if same_stream and found_ids = p_ids[first:last] then
          statuses[a] := ${STATUS.repeated}; versions[a] := found_version; positions[a] := found_position;
        else
          statuses[a] := ${STATUS.idReused};
        end if;
        continue;
      end if;
    end if;
    if not (x = v or x = ${EXPECTED.any} or (x = ${EXPECTED['stream-exists']} and v >= 0)) then
      statuses[a] := ${STATUS.wrongVersion}; versions[a] := v;
      continue;
    end if;
    h := hashes[s];
    for j in first .. last loop
      v := v + 1; p := nextval('log.position');
      h := encode(sha256(convert_to(concat_ws(E'\\n', h, names[s], v, p_ids[j], types[j], p_schemas[j], datas[j], metas[j]), 'UTF8')), 'hex');
      e_position[j] := p; e_stream[j] := names[s]; e_version[j] := v; e_hash[j] := h;
    end loop;
    heads[s] := v; hashes[s] := h; touched[s] := true; versions[a] := v; positions[a] := p;
  end loop;
  if p is null then return; end if;
  insert into log.events (position, stream, version, id, type, schema, data, metadata, hash, recorded_at)
    select u.position, u.stream, u.version, u.id, u.type, u.schema, u.data::jsonb, u.metadata::jsonb, u.hash, clock_timestamp()
    from unnest(e_position, e_stream, e_version, p_ids, types, p_schemas, datas, metas, e_hash)
      as u(position, stream, version, id, type, schema, data, metadata, hash)
    where u.position is not null;
  insert into log.streams (stream, version, hash)
    select u.stream, u.version, u.hash from unnest(names, heads, hashes, touched) as u(stream, version, hash, touched)
    where u.touched
    on conflict (stream) do update set version = excluded.version, hash = excluded.hash;
  done := pg_notify('log', p::text);
end $append$
`;

/** The same for a batch of one event, without the arrays: what a lone writer waits for. Ids are never looked for. */
export const appendOneFunction = `
create or replace function log.append_one(
  p_stream text, p_expected bigint, p_id uuid, p_type text, p_schema int, p_data text, p_metadata text,
  out status int, out found_version bigint, out written bigint
) language plpgsql ${asOwner} as $append$
declare v bigint; h text; done text;
begin
  done := pg_advisory_xact_lock(${APPEND_LOCK});
  select k.version, k.hash into v, h from log.streams k where k.stream = p_stream;
  if v is null then v := -1; h := '${GENESIS}'; end if;
  found_version := v; written := -1;
  if not (p_expected = v or p_expected = ${EXPECTED.any} or (p_expected = ${EXPECTED['stream-exists']} and v >= 0)) then
    status := ${STATUS.wrongVersion};
    return;
  end if;
  status := ${STATUS.written}; found_version := v + 1; written := nextval('log.position');
  h := encode(sha256(convert_to(concat_ws(E'\\n', h, p_stream, found_version, p_id, p_type, p_schema, p_data, p_metadata), 'UTF8')), 'hex');
  insert into log.events (position, stream, version, id, type, schema, data, metadata, hash, recorded_at)
    values (written, p_stream, found_version, p_id, p_type, p_schema, p_data::jsonb, p_metadata::jsonb, h, clock_timestamp());
  if v < 0 then
    insert into log.streams (stream, version, hash) values (p_stream, found_version, h);
  else
    update log.streams set version = found_version, hash = h where stream = p_stream;
  end if;
  done := pg_notify('log', written::text);
end $append$
`;
