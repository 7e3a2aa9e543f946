import { documentErrors } from '#framework/errors'
import { hooks } from '../hooks.ts'
import { Version } from './version.doctype.ts'

/** Versions come from changes alone: nobody writes one, by whatever right. */
export const versionHooks = hooks(Version, {
  beforeSave() {
    throw documentErrors.notPermitted('create', Version.name)
  },
})
