import { hooks } from '#framework/documents'
import { StudentRegistration } from '#community/students'
import { beginConsents } from '../actions/begin-consents.ts'
import { familyAt, joinFamily } from '../actions/join-family.ts'

/** What being enrolled means for a family, in the transaction that enrols. */
export const studentFamilyHooks = hooks(StudentRegistration, {
  async beforeSave({ previous, document, documents }) {
    const isEnrolled = document.status === 'enrolled' && previous?.status !== 'enrolled'
    if (isEnrolled) return { family: await joinFamily(documents, document), known_family: null }
    const isAsking = document.family === null && previous?.parent_phone !== document.parent_phone
    return isAsking ? { known_family: await familyAt(documents, document.parent_phone) } : {}
  },

  async afterSave({ previous, document, documents }) {
    const isEnrolled = document.status === 'enrolled' && previous?.status !== 'enrolled'
    if (isEnrolled) await beginConsents(documents, document.name)
  },
})
