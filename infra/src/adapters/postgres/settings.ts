/** Server settings of the embedded PostgreSQL: durable commits, short queries, one machine. */
export const embeddedSettings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  max_connections: '200',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  synchronous_commit: 'on',
  fsync: 'on',
  full_page_writes: 'on',
  // No replicas stand behind the embedded server: bulk loads into new tables may skip the log.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '2GB',
  checkpoint_timeout: '10min',
  random_page_cost: '1.1',
  jit: 'off',
  // Parallel plans need shared memory that containers keep small, and these queries are short.
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_min_messages: 'warning',
};

/** Settings for clusters whose data nobody keeps (tests, benchmarks of other parts): no disk flush. */
export const throwAwaySettings: Record<string, string> = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
};
