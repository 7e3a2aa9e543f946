import {
  check,
  childType,
  docType,
  everything,
  int,
  reading,
  always,
  select,
  table,
  text,
} from '#framework/doctypes'

const Condition = childType('Document Naming Rule Condition', {
  field: text({ required: true }),
  condition: select(['=', '!=', '>', '<', '>=', '<='], { required: true, default: '=' }),
  value: text({ required: true }),
})

/** Names that an organisation chooses for documents of a type instead of the type's own, each rule with its own counter. */
export const DocumentNamingRule = docType('Document Naming Rule', {
  fields: {
    document_type: text({ required: true, inList: true, indexed: true }),
    disabled: check({ tone: 'warn', inList: true }),
    priority: int({
      default: 0,
      inList: true,
      description: 'The matching rule with the highest priority is used',
    }),
    prefix: text({ required: true, inList: true, description: 'For example INV-.YYYY.-' }),
    prefix_digits: int({ label: 'Number of digits', required: true, default: 5, min: 1, max: 12 }),
    counter: int({
      required: true,
      default: 0,
      min: 0,
      description: 'Last number used. It can only be increased.',
    }),
    conditions: table(Condition, { max: 20 }),
  },
  access: {
    'System Manager': everything,
    'School Office': reading(always),
    'Store Manager': reading(always),
  },
  titleField: 'prefix',
  searchFields: ['document_type', 'prefix'],
})
