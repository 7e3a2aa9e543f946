import { hooks } from '#framework/documents'
import { websiteErrors } from '../errors.ts'
import { redirectPath } from './redirect-path.rules.ts'
import { Redirect } from './redirect.doctype.ts'

export const redirectHooks = hooks(Redirect, {
  beforeSave({ document }) {
    if (!document.source || !document.target) return {}
    const source = redirectPath(document.source)
    if (source === null) throw websiteErrors.not_a_path(document.source)
    if (source === redirectPath(document.target)) throw websiteErrors.redirect_to_itself(source)
    return { source }
  },
})
