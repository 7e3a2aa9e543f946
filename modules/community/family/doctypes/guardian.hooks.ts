import { hooks } from '#framework/documents'
import { User } from '#framework/identity'
import { makeGuardian, recogniseGuardian } from '../actions/know-guardian.ts'
import { Guardian } from './guardian.doctype.ts'

export const guardianHooks = hooks(Guardian, {
  beforeSave: ({ document }) => ({ email: document.email?.toLowerCase() ?? null }),

  async afterSave({ previous, document, documents }) {
    if (document.user !== null && previous?.user !== document.user)
      await makeGuardian(documents, document.user)
  },
})

/** People come in with a number or an address that they have proved: then they are known. */
export const userGuardianHooks = hooks(User, {
  async afterSave({ previous, document, documents }) {
    const { name, phone, email, enabled } = document
    const isNewAddress = previous?.phone !== phone || previous?.email !== email
    if (enabled === 1 && isNewAddress) await recogniseGuardian(documents, name, { phone, email })
  },
})
