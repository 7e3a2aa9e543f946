import { always, byField, check, docType, everything, int, link, reading, text } from '#framework/doctypes'

/** A class of the school, the same from year to year; who is in it in which year say its enrolments. */
export const Class = docType('Class', {
  naming: byField('class_name'),
  titleField: 'class_name',
  fields: {
    class_name: text({ required: true, maxLength: 60, inList: true }),
    display_order: int({ keepsEmpty: true, min: 0, inList: true, description: 'Of the youngest first' }),
    next_class: link('Class', { inList: true, description: 'Where its children go after the year' }),
    capacity: int({
      keepsEmpty: true,
      min: 0,
      inList: true,
      description: 'Places in a year; without bound when empty',
    }),
    from_age: int({
      keepsEmpty: true,
      min: 0,
      max: 25,
      description: 'In years, on the first day of the school year',
    }),
    to_age: int({ keepsEmpty: true, min: 0, max: 25 }),
    is_open: check({ default: 1, inList: true, description: 'Children can be given a place in it' }),
  },
  access: { 'System Manager': everything, 'School Office': everything, All: reading(always) },
  sort: 'display_order asc, name asc',
})
