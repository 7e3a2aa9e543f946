import { hooks } from '#framework/documents'
import { User } from '#framework/identity'
import { grantGuardianRole, linkGuardianUser } from './link-guardian-user.ts'
import { Guardian } from './guardian.doctype.ts'

export const guardianHooks = hooks(Guardian, {
  beforeSave: ({ document }) => ({ email: document.email?.toLowerCase() ?? null }),

  async afterSave({ previous, document, documents }) {
    if (document.user !== null && previous?.user !== document.user)
      await grantGuardianRole(documents, document.user)
  },
})

/** People come in with a number or an address that they have proved: then they are known. */
export const userGuardianHooks = hooks(User, {
  async afterSave({ previous, document, documents }) {
    const { name, phone, email, enabled } = document
    const isNewAddress = previous?.phone !== phone || previous?.email !== email
    if (enabled === 1 && isNewAddress) await linkGuardianUser(documents, name, { phone, email })
  },
})
