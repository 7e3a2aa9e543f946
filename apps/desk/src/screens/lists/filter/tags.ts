import type { DeskField, TypeMeta } from '../../../data/document/type-meta.ts'
import { plainField } from '../../../data/document/plain-field.ts'
import { textOf } from '../../../data/document/document.ts'

/** The server's name for the tags of a document, in lists and filters. */
export const tagsField = '_user_tags'

/** The tags of a row: the server joins them by commas, one before the first and one after the last. */
export const tagsIn = (value: unknown): string[] =>
  textOf(value)
    .split(',')
    .filter((tag) => tag !== '')

/** The tags of a document are no column that could be put in order. */
export const isSortable = ({ fieldname }: Pick<DeskField, 'fieldname'>): boolean => fieldname !== tagsField

const field: DeskField = { ...plainField, fieldname: tagsField, label: tagsField, isReadOnly: true }

/** The type with its tags as one more field of its lists, for those who may see them. */
export function withTags<Meta extends TypeMeta>(meta: Meta): Meta {
  return { ...meta, fields: [...meta.fields, field] }
}
