export {
  indexName,
  jsonConstraint,
  linkConstraint,
  primaryKey,
  uniqueConstraint,
} from './constraint-names.ts'
export {
  always,
  either,
  everything,
  grant,
  reading,
  roles,
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
export { columnsOf, type Column, type SqlType } from './columns.ts'
export {
  childType,
  docType,
  type Changes,
  type ChildDoc,
  type Doc,
  type DocType,
  type NewDoc,
  type StandardFields,
} from './doc-type.ts'
export type { FieldSpec, ValueOf } from './field.ts'
export {
  attachment,
  check,
  colour,
  date,
  datetime,
  float,
  html,
  int,
  json,
  link,
  longText,
  money,
  phone,
  picture,
  secret,
  section,
  select,
  table,
  text,
  time,
} from './field-builders.ts'
export { fieldRules, fieldsOf, isTable, type ResolvedField } from './field-rules.ts'
export { byField, hashed, opaque, prompted, series, single, type Naming } from './naming.ts'
export { createRegistry, type LinkField, type Registry } from './registry.ts'
export { metaOf, withChildTypes, type DocField, type DocPerm, type Meta } from './meta.ts'
