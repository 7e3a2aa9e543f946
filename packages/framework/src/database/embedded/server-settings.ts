/**
 * For a small machine with other work to do. Given on the command line, so that they are always the current ones.
 * A failed statement is its caller's to report, and may hold people's data: the server does not log it.
 */
const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '96MB',
  effective_cache_size: '384MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  io_method: 'sync',
  jit: 'off',
  max_worker_processes: '4',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '2',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_line_prefix: '',
  cluster_name: 'mela',
}

/** For data that nobody will miss: as fast as it goes, and gone after a power cut. */
const throwaway = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

export const serverArguments = (cluster: string, socket: string, isThrowaway: boolean): string[] => [
  '-D',
  cluster,
  ...Object.entries({
    ...settings,
    unix_socket_directories: socket,
    ...(isThrowaway ? throwaway : {}),
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
]
