export {
  appendOnlyTrigger,
  indexName,
  jsonConstraint,
  linkConstraint,
  primaryKey,
  ruleName,
  uniqueConstraint,
  wordIndexName,
} from './constraint-names.ts'
export { wordVector } from './word-vector.ts'
export {
  always,
  whereExists,
  both,
  either,
  everything,
  grant,
  reading,
  isShippedRole,
  roles,
  through,
  verbs,
  where,
  whereOwner,
  whereUser,
  type Access,
  type Condition,
  type Grant,
  type Role,
  type Verb,
} from './access.ts'
export { earlierNames, withCurrentNames } from './field/field-rules.ts'
export { eventsText, type DatabaseRule, type RowEvent } from './database-rule.ts'
export {
  columnsOf,
  isZeroWhenEmpty,
  type Column,
  type SqlType,
  createRegistry,
  type DynamicLinkField,
  type LinkField,
  type Registry,
  type DeskSection,
  type TypePlace,
} from './registry.ts'
export {
  childType,
  docType,
  type Changes,
  type ChildDoc,
  type Doc,
  type BulkWriteRules,
  type DocType,
  type ImpliedRole,
  type NewDoc,
  type StandardFields,
} from './doc-type.ts'
export type { FieldSpec, ValueOf } from './field/field.ts'
export {
  attachment,
  autocomplete,
  barcode,
  check,
  code,
  colour,
  date,
  datetime,
  duration,
  dynamicLink,
  fieldNames,
  float,
  geolocation,
  html,
  icon,
  int,
  json,
  link,
  longText,
  markdown,
  markup,
  money,
  percent,
  phone,
  picture,
  rating,
  secret,
  select,
  shownText,
  signature,
  text,
  time,
} from './field/field-builders.ts'
export {
  button,
  columnBreak,
  explanation,
  fold,
  heading,
  section,
  shownPicture,
  tab,
} from './field/layout-builders.ts'
export { table, tableMultiSelect } from './field/table-builders.ts'
export { ownColumns } from './own-columns.ts'
export { fieldRules, fieldsOf, isTable, type ResolvedField } from './field/field-rules.ts'
export {
  autoincrement,
  byField,
  format,
  hashed,
  namingSeries,
  opaque,
  prefixParts,
  prompted,
  series,
  seriesParts,
  single,
  type MomentFormat,
  type NamePart,
  type Naming,
} from './naming.ts'
export { movesFrom, type Move, type StateMachine } from './state-machine.ts'
export { type DocField, metaOf, withChildTypes, type DocPerm, type Meta } from './meta.ts'
export { oneDefault } from './one-default.ts'
export {
  choiceMessage,
  fieldId,
  labelMessage,
  transitionMessage,
  typeMessage,
  verbMessage,
  waitingMessage,
} from './message-ids.ts'
export { messagesFor, typeTexts } from './type-messages.ts'
