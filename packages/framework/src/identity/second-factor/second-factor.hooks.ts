import { hooks } from '#framework/documents'
import { documentErrors } from '#framework/errors'
import { frameworkMessage } from '#framework/messages'
import { isAdministrator } from '#framework/permissions'
import { fixedUsers } from '../user/standard-users.ts'
import { SecondFactor } from './second-factor.doctype.ts'

export const secondFactorHooks = hooks(SecondFactor, {
  /** Helping somebody who has lost his phone must not become a way to Administrator. */
  async beforeDelete({ user }, { documents }) {
    if (fixedUsers.has(user) && !isAdministrator(documents.caller))
      throw documentErrors.notPermitted('delete', frameworkMessage('identity.second_factor_of', { user }))
  },
})
