import {
  always,
  attachment,
  docType,
  grant,
  link,
  longText,
  opaque,
  phone,
  reading,
  select,
  text,
  whereUser,
  type RoleName,
} from '#framework/doctypes'
import { jobEvents } from '../events.ts'
import { hooks } from '#framework/documents'
import { File } from '#framework/files'

export const LONGEST_NOTE = 4000

const office: readonly RoleName[] = ['School Office', 'System Manager']

const decides = grant({
  ...{ select: always, read: always, write: always, delete: always },
  ...{ report: always, print: always },
})

export const JobApplication = docType('Job Application', {
  naming: opaque('APP-'),
  fields: {
    opening: link('Job Opening', {
      label: 'Job',
      ...{ required: true, readOnly: true, setOnlyOnce: true },
      ...{ inList: true, indexed: true },
    }),
    applicant_name: text({ required: true, readOnly: true, maxLength: 80, inList: true }),
    applicant: link('User', {
      ...{ required: true, readOnly: true, setOnlyOnce: true, indexed: true },
      ignoreUserPermissions: true,
    }),
    email: text({ format: 'Email', readOnly: true }),
    phone: phone({ readOnly: true }),
    cover_note: longText({ label: 'Cover letter', readOnly: true, maxLength: LONGEST_NOTE }),
    resume: attachment({ readOnly: true, label: 'Résumé' }),
    state: select(['received', 'shortlisted', 'declined', 'hired'], {
      label: 'Status',
      tones: { received: 'info', shortlisted: 'brand', declined: 'bad', hired: 'ok' },
      ...{ required: true, readOnly: true, default: 'received' },
      ...{ inList: true, indexed: true },
    }),
    notes: longText({ level: 1, maxLength: 2000, description: 'Visible to the office only' }),
  },
  states: {
    field: 'state',
    initial: 'received',
    transitions: [
      { action: 'Shortlist', from: 'received', to: 'shortlisted', roles: office },
      { action: 'Decline', from: 'received', to: 'declined', roles: office },
      { action: 'Decline', from: 'shortlisted', to: 'declined', roles: office },
      { action: 'Hire', from: 'shortlisted', to: 'hired', roles: office },
      { action: 'Look again', from: 'declined', to: 'received', roles: office },
    ],
  },
  access: {
    'System Manager': { ...decides, levels: [0, 1] },
    'School Office': { ...decides, levels: [0, 1] },
    All: reading(whereUser('applicant')),
  },
  guarded: { reason: 'tells who looks for work, with a résumé', exempt: whereUser('applicant') },
  titleField: 'applicant_name',
  searchFields: ['applicant_name'],
  uniqueTogether: [['opening', 'applicant']],
  sort: 'creation desc',
  retainDeleted: false,
  trackChanges: false,
})

export const jobApplicationHooks = hooks(JobApplication, {
  async afterSave({ previous, document, documents }) {
    if (previous === null || previous.state === document.state || document.state === 'received') return
    await documents.emit(jobEvents.decided, { application: document.name, state: document.state })
  },

  /** The résumé is deleted with the application, regardless of its uploader. */
  async beforeDelete({ name }, { documents }) {
    const system = documents.asSystem()
    const where = { attached_to_doctype: JobApplication.name, attached_to_name: name }
    const files = await system.find(File, { where, fields: ['name'] })
    for (const file of files) await system.delete(File, file.name)
  },
})
