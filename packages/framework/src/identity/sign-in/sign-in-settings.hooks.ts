import { hooks } from '#framework/documents'
import { readCountries } from '../codes/code-requests.ts'
import { identityErrors } from '../errors.ts'
import { SignInSettings } from './sign-in-settings.doctype.ts'

export const signInSettingsHooks = hooks(SignInSettings, {
  beforeSave({ document }) {
    const countries = readCountries(document.code_countries)
    if (countries === null) throw identityErrors.unknown_country()
    return { code_countries: countries.join(', ') }
  },
})
