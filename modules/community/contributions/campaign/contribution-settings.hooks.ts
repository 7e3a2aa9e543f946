import { hooks } from '#framework/documents'
import { contributionErrors } from '../errors.ts'
import { ContributionSettings } from './contribution-settings.doctype.ts'

export const contributionSettingsHooks = hooks(ContributionSettings, {
  beforeSave({ document: { minimum, maximum } }) {
    if (minimum > maximum) throw contributionErrors.bounds_upside_down()
    return {}
  },
})
