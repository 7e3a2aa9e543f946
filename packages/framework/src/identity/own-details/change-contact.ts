import type { Context } from '#framework/context'
import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { isUniqueViolation } from '#framework/errors'
import { method, signedInUsers } from '#framework/modules'
import { checkCode, useCode } from '../codes/one-time-code.ts'
import { identityErrors } from '../errors.ts'
import { emitVerified } from '../events.ts'
import { sendMessage } from '../messenger.ts'
import { User } from '../user/user.doctype.ts'
import {
  contactInput,
  contactOf,
  contactPurpose,
  maskedContact,
  type Contact,
  requireOwnAccount,
} from './own-details.ts'

interface Change {
  readonly contact: Contact
  readonly ctx: Context
}

async function notifyPreviousContacts(documents: Documents, user: string, { contact, ctx }: Change) {
  const { publicUrl } = ctx.site.settings
  const { full_name, email, phone, language } = await documents.asSystem().get(User, user)
  await sendMessage(ctx, documents.asSystem(), {
    template: 'contact_changed',
    to: { user, full_name, email, phone },
    language: language ?? 'en',
    values: {
      contact: maskedContact(contact),
      link: `${publicUrl}/contact-us`,
      host: new URL(publicUrl).host,
    },
    secrets: [],
  })
}

/** The unique column decides between two accounts that prove one contact concurrently. */
async function save(documents: Documents, user: string, { field, value }: Contact): Promise<void> {
  try {
    await documents.asSystem().save(User, user, { [field]: value })
  } catch (error) {
    if (isUniqueViolation(error)) throw identityErrors.contact_taken()
    throw error
  }
}

/** Sets the caller's contact after proof by code. Guest data of that contact is linked to the account. */
export const changeContact = method({
  access: signedInUsers,
  methods: ['POST'],
  input: { ...contactInput, code: text({ required: true, maxLength: 20 }) },
  managesOwnTransaction: true,
  async run({ input, caller, site, ctx }) {
    const { user } = caller
    requireOwnAccount(caller)
    const contact = contactOf(input)
    const { value: sentTo, field } = contact
    const guess = { sentTo, purpose: contactPurpose(user), code: input.code }
    const name = await checkCode(ctx, guess)
    const change = { contact, ctx }
    await site.write(caller, async (documents) => {
      await useCode(documents, name)
      await notifyPreviousContacts(documents, user, change)
      await save(documents, user, contact)
      await emitVerified(documents, user, field === 'email' ? { email: sentTo } : { phone: sentTo })
    })
    return { [field]: sentTo }
  },
})
