import {
  always,
  byField,
  childType,
  docType,
  everything,
  json,
  reading,
  select,
  table,
  text,
} from '#framework/doctypes'

export const FooterItem = childType('Footer Item', {
  section_name: text({ required: true, translatable: true, inList: true }),
  section_type: select(['Links', 'Text', 'Static Section'], {
    required: true,
    default: 'Links',
    inList: true,
  }),
  data: json({ format: 'Section', label: 'Content', maxLength: 20_000 }),
})

export const Footer = docType('Footer', {
  naming: byField('title'),
  allowRename: true,
  fields: {
    title: text({ required: true }),
    items: table(FooterItem, { max: 20 }),
  },
  access: { 'System Manager': everything, 'School Office': everything, 'Store Manager': reading(always) },
  titleField: 'title',
})
