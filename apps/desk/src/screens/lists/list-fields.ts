import { hasColumn } from '#meta'
import { type DeskField, type TypeMeta, plainField } from '../../data/document/type-meta.ts'

const standardTypes = {
  name: { fieldtype: 'Data', options: [] },
  owner: { fieldtype: 'Link', options: ['User'] },
  modified_by: { fieldtype: 'Link', options: ['User'] },
  creation: { fieldtype: 'Datetime', options: [] },
  modified: { fieldtype: 'Datetime', options: [] },
} as const

type StandardField = keyof typeof standardTypes

export const isStandardField = (name: string): name is StandardField => Object.hasOwn(standardTypes, name)

const standardFields = Object.entries(standardTypes).map(([fieldname, type]): DeskField => ({
  ...plainField,
  fieldname,
  label: fieldname,
  ...type,
  isReadOnly: true,
}))

export function listFields(meta: TypeMeta): DeskField[] {
  const own = meta.fields.filter(
    (field) => hasColumn(field.fieldtype) && field.fieldtype !== 'Password' && !field.isHidden,
  )
  return [...own, ...standardFields]
}

export const listField = (meta: TypeMeta, name: string): DeskField | undefined =>
  listFields(meta).find(({ fieldname }) => fieldname === name)
