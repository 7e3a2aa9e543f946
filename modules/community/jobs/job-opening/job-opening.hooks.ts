import { hooks } from '#framework/documents'
import { jobErrors } from '../errors.ts'
import { JobOpening } from './job-opening.doctype.ts'

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
