import { settingsCall } from '../../data/calls.ts'
import { innerBar } from '../../shell/bar.ts'
import type { Screen } from '../../shell/screen.ts'
import { formCall } from '../../ui/form/form-definition.ts'
import { formPath } from '../../ui/form/row-path.ts'
import { pageTitle, plainWords } from '../../ui/site-words.ts'

const routeIn = (params: Readonly<Record<string, string>>): string => params['page_route'] ?? ''

export const formScreen: Screen = {
  bar: (params) => innerBar(routeIn(params) === 'student' ? 'registration.title' : 'forms.form'),
  calls: ({ params }) => [settingsCall, formCall(routeIn(params))],
  head: ({ params, known }, say) => {
    const form = known(formCall(routeIn(params)))
    return {
      title: pageTitle(form?.title ?? say('forms.form'), known(settingsCall)),
      description: plainWords(form?.introduction_text),
      canonical: formPath(routeIn(params)),
      isIndexed: form?.state === 'open',
    }
  },
  subject: ({ params }) => ({ call: formCall(routeIn(params)), missing: 'not found' }),
}
