import { hooks } from '#framework/documents'
import { documentErrors } from '#framework/errors'
import { frameworkMessage } from '#framework/messages'
import { isAdministrator } from '#framework/permissions'
import { fixedUsers } from '../user/standard-users.ts'
import { SecondFactor } from './second-factor.doctype.ts'

export const secondFactorHooks = hooks(SecondFactor, {
  /** Refuses non-administrators for Administrator's factor, so that support for a lost phone gives no access to it. */
  async beforeDelete({ user }, { documents }) {
    if (fixedUsers.has(user) && !isAdministrator(documents.caller))
      throw documentErrors.notPermitted('delete', frameworkMessage('identity.second_factor_of', { user }))
  },
})
