import { defineModule } from '#framework/modules'
import { ApiKey } from './api-key.doctype.ts'
import { getLoggedUser } from './get-logged-user.ts'
import { Session } from './session.doctype.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { User } from './user.doctype.ts'
import { userHooks } from './user.hooks.ts'

/** Users, their keys and their sessions. */
export const identity = defineModule({
  name: 'identity',
  docTypes: [User, ApiKey, Session],
  methods: { signIn, signOut, getLoggedUser },
  hooks: [userHooks],
})
