import type { MessageId } from '#design/messages'
import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { formCall } from '../../ui/form/definition/form-definition.ts'
import { formPath } from '../../ui/form/definition/row-text.ts'
import { pageTitle, plainText } from '../../ui/text/site-text.ts'
import { FormShell } from '../../ui/form/form-shell.tsx'
import { FormBody } from './form-body.tsx'

const routeIn = (params: Readonly<Record<string, string>>): string => params['page_route'] ?? ''

const barTitles: Readonly<Record<string, MessageId>> = {
  student: 'registration.title',
  'student-volunteer': 'shell.be_a_volunteer',
  volunteer: 'shell.volunteer',
}

export const formScreen: Screen = {
  bar: (params) => innerBar(barTitles[routeIn(params)] ?? 'forms.form'),
  calls: ({ params }) => [settingsCall, formCall(routeIn(params))],
  head: ({ params, known, visit: { language } }, t) => {
    const form = known(formCall(routeIn(params)))
    const text = form?.translations?.[language]
    const title = form?.title ?? t('forms.form')
    return {
      title: pageTitle(text?.[title] ?? title, known(settingsCall)),
      description: plainText(form?.introduction_text),
      canonical: formPath(routeIn(params)),
      isIndexed: form?.state === 'open',
    }
  },
  subject: ({ params }) => ({ call: formCall(routeIn(params)), missing: 'not found' }),
}

export const serverPage: ServerPage = {
  screen: formScreen,
  body: (params) => (
    <FormBody
      params={params}
      renderForm={(definition, introduction) => (
        <FormShell definition={definition} introduction={introduction} />
      )}
    />
  ),
}
