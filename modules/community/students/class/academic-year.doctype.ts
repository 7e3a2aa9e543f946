import { always, byField, check, date, docType, everything, reading, text } from '#framework/doctypes'

/** A school year, named like '2026-27'. */
export const AcademicYear = docType('Academic Year', {
  naming: byField('title'),
  titleField: 'title',
  fields: {
    title: text({ required: true, maxLength: 20, inList: true }),
    starts_on: date({ required: true, inList: true }),
    ends_on: date({ required: true, inList: true }),
    is_current: check({
      label: 'Current year',
      inList: true,
      indexed: true,
      description: 'Only one year is current. Selecting another replaces it.',
    }),
    is_open: check({
      label: 'Open for registration',
      inList: true,
      description: 'Children can be registered for this year',
    }),
  },
  access: { 'System Manager': everything, 'School Office': everything, All: reading(always) },
  sort: 'starts_on desc',
})
