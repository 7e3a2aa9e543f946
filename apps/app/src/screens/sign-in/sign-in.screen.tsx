import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { SignInBody, SignInShell } from './sign-in-body.tsx'

export const signInScreen: Screen = {
  bar: () => innerBar('shell.sign_in', { noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('shell.sign_in'), known(settingsCall)),
    description: t('sign_in.lead'),
    canonical: '/sign-in',
    isIndexed: false,
  }),
}

export const serverPage: ServerPage = {
  screen: signInScreen,
  body: () => <SignInBody form={<SignInShell />} />,
}
