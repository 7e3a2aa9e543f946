import { method, signedInUsers } from '#framework/modules'
import type { RateLimit } from '#framework/rate-limit'
import { consumeAttempt } from '../sign-in/sign-in-context.ts'
import { User } from '../user/user.doctype.ts'
import { nameInput, requireName, requireOwnAccount } from './own-details.ts'

const HOUR = 60 * 60

function nameLimit(user: string): RateLimit {
  return { key: `change name ${user}`, most: 10, seconds: HOUR }
}

/** Changes the caller's own name at once. */
export const changeName = method({
  access: signedInUsers,
  methods: ['POST'],
  input: { full_name: nameInput },
  managesOwnTransaction: true,
  async run({ input, caller, site }) {
    const full_name = input.full_name.trim()
    requireOwnAccount(caller)
    requireName(full_name)
    await consumeAttempt(site, [nameLimit(caller.user)])
    await site.write(caller, (documents) => documents.asSystem().save(User, caller.user, { full_name }))
    return { full_name }
  },
})
