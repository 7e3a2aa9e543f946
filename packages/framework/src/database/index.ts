export { connect, type ConnectOptions, type Database, type Tables } from './connect.ts'
export type { ConnectionSettings, SessionSettings } from './connect.ts'
export {
  type EmbeddedDatabase,
  type EmbeddedDatabaseOptions,
  startEmbeddedDatabase,
  hasEmbeddedDatabase,
  runningDatabase,
} from './embedded/start-embedded-database.ts'
export { EmbeddedDatabaseError } from './embedded/cluster-folder.ts'
export {
  errorCode,
  isDatabaseAway,
  refusedBy,
  inTransaction,
  onLiveSession,
  type Transaction,
  type TransactionOptions,
} from './transaction.ts'
export { listen, type Listener, type ListenOptions, notify } from './notify.ts'
export {
  prepareRepeated,
  prepareRepeatedWrite,
  prepared,
  queryNamed,
  countStatements,
  recordStatement,
  recordStatementsInto,
} from './statements.ts'
