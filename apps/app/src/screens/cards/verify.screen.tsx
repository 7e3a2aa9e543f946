import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { VerifyBody, VerifySkeleton } from './verify-body.tsx'

/** Screen that search engines do not index and no cache stores, because it shows data of a child. */
export const verifyScreen: Screen = {
  bar: () => innerBar('verify.title', { noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ visit, known }, t) => ({
    title: pageTitle(t('verify.title'), known(settingsCall)),
    description: t('verify.lead'),
    canonical: visit.path,
    isIndexed: false,
  }),
}

export const serverPage: ServerPage = {
  screen: verifyScreen,
  body: () => <VerifyBody outcome={<VerifySkeleton />} />,
}
