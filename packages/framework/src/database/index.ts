export { connect, type ConnectOptions, type Database, type Tables } from './connect.ts'
export type { ConnectionSettings, SessionSettings } from './connection-settings.ts'
export {
  type EmbeddedDatabase,
  type EmbeddedDatabaseOptions,
  startEmbeddedDatabase,
} from './embedded/start-embedded-database.ts'
export { EmbeddedDatabaseError } from './embedded/embedded-database-error.ts'
export { hasEmbeddedDatabase, runningDatabase } from './embedded/running-database.ts'
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
export { prepareRepeated, prepareRepeatedWrite } from './prepare-repeated.ts'
export { prepared } from './prepared.ts'
export { queryNamed } from './query-named.ts'
export { countStatements, recordStatement, recordStatementsInto } from './statements.ts'
