import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { formCall } from '../../ui/form/definition/form-definition.ts'
import { wantedRow } from '../../ui/form/definition/row-text.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { FormSkeleton } from './form-skeleton.tsx'

/** Screen of a row. Its data is a draft on this device, so search engines do not index it. */
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

export const serverPage: ServerPage = {
  screen: rowScreen,
  body: () => <FormSkeleton />,
}
