import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen } from '../../shell/screen.ts'
import { formCall } from '../../ui/form/definition/form-definition.ts'
import { wantedRow } from '../../ui/form/definition/row-words.ts'
import { pageTitle } from '../../ui/text/site-words.ts'

/** A row of a form's table. It belongs to what is being filled in on this device, so nothing of it can be found. */
export const rowScreen: Screen = {
  bar: () => innerBar('forms.form'),
  calls: ({ visit }) => {
    const { route } = wantedRow(visit.search)
    return route === '' ? [settingsCall] : [settingsCall, formCall(route)]
  },
  head: ({ visit, known }, t) => ({
    title: pageTitle(t('forms.form'), known(settingsCall)),
    description: '',
    canonical: visit.path,
    isIndexed: false,
  }),
}
