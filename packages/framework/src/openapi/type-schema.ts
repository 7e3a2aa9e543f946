import { fieldsOf, type DocType } from '#framework/doctypes'
import type { Schema } from './schema.ts'
import { fieldSchema } from './field-schema.ts'

type Properties = Record<string, Schema>

const moment: Schema = {
  type: 'string',
  readOnly: true,
  examples: ['2026-11-29 07:00:00.000000'],
}

const standardProperties: Properties = {
  name: { type: 'string' },
  owner: { type: 'string', readOnly: true },
  creation: moment,
  modified: {
    ...moment,
    readOnly: false,
    description: 'Sent back, it refuses to overwrite what somebody else saved.',
  },
  modified_by: { type: 'string', readOnly: true },
  docstatus: { type: 'integer', enum: [0, 1, 2], description: '0 draft, 1 submitted, 2 cancelled.' },
  idx: { type: 'integer' },
}

const rowProperties: Properties = {
  parent: { type: 'string', readOnly: true },
  parentfield: { type: 'string', readOnly: true },
  parenttype: { type: 'string', readOnly: true },
}

/** A document as the wire has it: what a reader may not see is left out, and so is what is empty. */
export function typeSchema(type: DocType): Schema {
  const fields = fieldsOf(type).flatMap((field): [string, Schema][] => {
    const schema = fieldSchema(field)
    return schema ? [[field.fieldname, schema]] : []
  })
  return {
    type: 'object',
    title: type.name,
    properties: {
      ...standardProperties,
      ...(type.isChild ? rowProperties : {}),
      doctype: { type: 'string', const: type.name },
      ...Object.fromEntries(fields),
    },
  }
}
