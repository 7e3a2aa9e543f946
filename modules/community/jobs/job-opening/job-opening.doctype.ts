import {
  always,
  date,
  docType,
  everything,
  grant,
  link,
  longText,
  reading,
  section,
  select,
  series,
  text,
  where,
  type RoleName,
} from '#framework/doctypes'
import { moderatedFields } from '#site/moderation'
import { hooks } from '#framework/documents'
import { jobErrors } from '../errors.ts'

export const employmentTypes = ['full time', 'part time', 'contract', 'internship', 'volunteer'] as const

const office: readonly RoleName[] = ['School Office', 'System Manager']

const inSight = reading(where({ state: 'open', is_hidden: 0 }))

export const JobOpening = docType('Job Opening', {
  naming: series('JOB-.#####'),
  fields: {
    title: text({ required: true, inList: true, maxLength: 100 }),
    category: link('Job Category', { required: true, inList: true, indexed: true }),
    organisation: text({ required: true, inList: true, maxLength: 100 }),
    description: longText({ required: true, maxLength: 6000 }),
    employment_type: select(employmentTypes, { required: true, default: 'full time', inList: true }),
    location: text({ maxLength: 100, inList: true }),
    pay: text({ maxLength: 100, description: 'For example ₹18,000 a month' }),
    closes_on: date({
      required: true,
      inList: true,
      indexed: true,
      description: 'Last day to apply',
    }),

    life: section('Status and dates'),
    state: select(['draft', 'open', 'closed', 'filled'], {
      label: 'Status',
      tones: { open: 'ok', filled: 'info' },
      ...{ required: true, readOnly: true, default: 'draft' },
      ...{ inList: true, indexed: true },
    }),
    opened_on: date({ label: 'Published on', readOnly: true, indexed: true }),
    ended_on: date({ readOnly: true, indexed: true }),
    ...moderatedFields,
  },
  states: {
    field: 'state',
    initial: 'draft',
    transitions: [
      { action: 'Publish', from: 'draft', to: 'open', roles: office },
      { action: 'Close', from: 'open', to: 'closed', roles: office },
      { action: 'Mark as filled', from: 'open', to: 'filled', roles: office },
      { action: 'Open again', from: 'closed', to: 'open', roles: office },
      { action: 'Open again', from: 'filled', to: 'open', roles: office },
    ],
  },
  access: {
    'System Manager': everything,
    'School Office': everything,
    Moderator: grant({ select: always, read: always }),
    All: inSight,
    Guest: inSight,
  },
  titleField: 'title',
  searchFields: ['title', 'organisation', 'location'],
  sort: 'creation desc',
})

export const jobOpeningHooks = hooks(JobOpening, {
  beforeSave({ previous, document, documents }) {
    const { today } = documents
    const before = previous?.state ?? 'draft'
    if (before === document.state) return {}
    if (document.state !== 'open') return { ended_on: today }
    if (document.closes_on < today) throw jobErrors.closes_in_the_past()
    return { opened_on: today, ended_on: null }
  },
})
