import { longText, phone, text } from '#framework/doctypes'
import { User } from '#framework/identity'
import { method, signedInUsers } from '#framework/modules'
import { takePostingTurn } from '#site/moderation'
import { applyFor } from '../actions/apply-for.ts'
import { LONGEST_NOTE } from '../doctypes/job-application.doctype.ts'

/** Applies for an opening; the résumé is a private upload of the caller's own. Sent again it answers the same. */
export const apply = method({
  access: signedInUsers,
  methods: ['POST'],
  framesItself: true,
  input: {
    opening: text({ required: true }),
    applicant_name: text({ maxLength: 80 }),
    email: text({ format: 'Email' }),
    phone: phone(),
    cover_note: longText({ maxLength: LONGEST_NOTE }),
    resume: text({ maxLength: 2048 }),
  },
  async run({ input, documents, caller, origin, site }) {
    await takePostingTurn({ documents, origin, site }, 'applications')
    const { name, state } = await site.write(caller, async (inside) => {
      const account = await inside.asSystem().get(User, caller.user)
      return applyFor(inside, {
        ...input,
        applicant_name: input.applicant_name ?? account.full_name,
        email: input.email ?? account.email,
        phone: input.phone ?? account.phone,
      })
    })
    return { application: name, state }
  },
})
