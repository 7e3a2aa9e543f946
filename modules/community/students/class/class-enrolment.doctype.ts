import { date, docType, everything, link, reading, select, series, text } from '#framework/doctypes'
import { ofOwnChild } from '../registration/guardian-access.ts'

export const ClassEnrolment = docType('Class Enrolment', {
  naming: series('ENR-.#####'),
  titleField: 'full_name',
  fields: {
    student: link('Student Registration', { required: true, setOnlyOnce: true, inList: true }),
    full_name: text({ required: true, inList: true, maxLength: 300 }),
    academic_year: link('Academic Year', {
      label: 'School year',
      required: true,
      setOnlyOnce: true,
      inList: true,
    }),
    class: link('Class', { required: true, inList: true }),
    state: select(['active', 'promoted', 'left'], {
      label: 'Status',
      tones: { active: 'ok' },
      required: true,
      default: 'active',
      inList: true,
    }),
    joined_on: date({ required: true }),
    left_on: date(),
    child_key: text({
      ...{ required: true, hidden: true, readOnly: true, level: 9, maxLength: 64 },
      description: 'Same for one child across registrations',
    }),
  },
  guarded: { reason: 'tells in which class a child is', exempt: ofOwnChild() },
  statusField: 'state',
  access: {
    'System Manager': everything,
    'School Office': everything,
    Guardian: reading(ofOwnChild()),
  },
  uniqueTogether: [
    ['student', 'academic_year'],
    ['child_key', 'academic_year'],
  ],
  searchFields: ['student'],
  sort: 'creation desc',
  trackChanges: false,
})
