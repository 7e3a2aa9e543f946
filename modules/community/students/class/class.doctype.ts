import { always, byField, check, docType, everything, int, link, reading, text } from '#framework/doctypes'

export const Class = docType('Class', {
  naming: byField('class_name'),
  titleField: 'class_name',
  fields: {
    class_name: text({ required: true, maxLength: 60, inList: true }),
    display_order: int({
      label: 'Position',
      isNullable: true,
      min: 0,
      inList: true,
      description: 'The class with the youngest children first',
    }),
    next_class: link('Class', { inList: true, description: 'Class for its students in the following year' }),
    capacity: int({
      isNullable: true,
      min: 0,
      inList: true,
      description: 'Places per school year. Leave empty for no limit.',
    }),
    from_age: int({
      label: 'Minimum age',
      isNullable: true,
      min: 0,
      max: 25,
      description: 'In years, on the first day of the school year',
    }),
    to_age: int({ label: 'Maximum age', isNullable: true, min: 0, max: 25 }),
    teacher: link('User', {
      label: 'Class teacher',
      level: 1,
      ignoreUserPermissions: true,
      description: 'Writes and publishes the lists of the class, and hands over its packages',
    }),
    is_open: check({ label: 'Open', default: 1, inList: true, description: 'The class takes new students' }),
  },
  access: { 'System Manager': everything, 'School Office': everything, All: reading(always) },
  sort: 'display_order asc, name asc',
})
