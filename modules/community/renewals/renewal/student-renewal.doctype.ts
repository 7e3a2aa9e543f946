import {
  always,
  datetime,
  docType,
  grant,
  json,
  link,
  reading,
  select,
  series,
  text,
} from '#framework/doctypes'
import { ofOwnChild } from '#community/students'

const shown = { readOnly: true } as const

const looks = grant({ select: always, read: always, report: always, export: always, print: always })

export const StudentRenewal = docType('Student Renewal', {
  naming: series('REN-.YYYY.-.#####'),
  titleField: 'full_name',
  fields: {
    student: link('Student Registration', { required: true, setOnlyOnce: true, ...shown }),
    full_name: text({ required: true, inList: true, maxLength: 300, ...shown }),
    academic_year: link('Academic Year', {
      label: 'School year',
      required: true,
      inList: true,
      setOnlyOnce: true,
      ...shown,
    }),
    from_class: link('Class', { inList: true, ...shown }),
    class: link('Class', { required: true, inList: true, ...shown }),
    state: select(['open', 'done'], {
      label: 'Status',
      tones: { open: 'info', done: 'ok' },
      required: true,
      default: 'open',
      inList: true,
      indexed: true,
      ...shown,
    }),
    done_at: datetime({ ...shown, label: 'Renewed at' }),
    done_by: text({ label: 'Renewed by', ...shown, description: 'Guardian who renewed' }),
    changed_fields: json({
      ...shown,
      maxLength: 2000,
      description: 'Fields that the family changed',
    }),
    consents: json({ ...shown, maxLength: 2000 }),
    contact_change: link('Contact Change', shown),
    fee: link('Fee', shown),
    promotion: link('Promotion', { label: 'Class promotion', indexed: true, ...shown }),
  },
  states: {
    field: 'state',
    initial: 'open',
    transitions: [{ action: 'Complete', from: 'open', to: 'done', roles: [] }],
  },
  guarded: { reason: 'names of children', exempt: ofOwnChild() },
  access: { 'System Manager': looks, 'School Office': looks, Guardian: reading(ofOwnChild()) },
  uniqueTogether: [['student', 'academic_year']],
  searchFields: ['full_name'],
  sort: 'creation desc',
})
