import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { NewPasswordBody, NewPasswordShell } from './new-password-body.tsx'

export const newPasswordScreen: Screen = {
  bar: () => innerBar('new_password.bar', { noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('new_password.bar'), known(settingsCall)),
    description: t('new_password.lead'),
    canonical: '/update-password',
    isIndexed: false,
  }),
}

export const serverPage: ServerPage = {
  screen: newPasswordScreen,
  body: () => <NewPasswordBody form={<NewPasswordShell />} />,
}
