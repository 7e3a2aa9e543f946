import { check, docType, everything, int, longText, money, series, text } from '#framework/doctypes'

export const ContributionPurpose = docType('Contribution Purpose', {
  naming: series('CP-.###'),
  fields: {
    title: text({ required: true, unique: true, inList: true, translatable: true }),
    description: longText({ maxLength: 500, translatable: true }),
    goal: money({
      isNullable: true,
      min: 0,
      inList: true,
      description: 'Target amount. Leave empty for no target.',
    }),
    is_open: check({
      label: 'Open',
      default: 1,
      inList: true,
      description: 'People can contribute to this purpose',
    }),
    display_order: int({ label: 'Position', min: 0, max: 1000, default: 0 }),
  },
  access: { 'System Manager': everything, 'School Office': everything },
  titleField: 'title',
  searchFields: ['title'],
  sort: 'display_order asc, name asc',
})
