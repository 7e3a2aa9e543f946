export { beginsWord } from './compile-conditions.ts'
export {
  compileCount,
  compileList,
  compileRows,
  compileDocumentCount,
  type Row,
  type DocumentCount,
  requireNoCycle,
} from './compile-list.ts'
export { operators } from './filter.ts'
export {
  type ListRequest,
  isPlaced,
  readConditions,
  readQuery,
  type ListQuery,
  readPaging,
} from './read-query.ts'
export { queryErrors } from './query-errors.ts'
export { MAIN, type Source, type Sources } from './sources.ts'
export { TAGS } from './tags.ts'
export { isEmail, isUserType, namesUser, usersByEmail } from './users-by-email.ts'
export type { View } from './relations.ts'
export { compileConditions, type Conditions } from './compile-conditions.ts'
export { splitAuditedRows, isCountAlone, probedColumns, type AuditedColumn } from './audited-names.ts'
