import { settingsCall } from '../../data/calls.ts'
import { innerBar, type Screen, type ServerPage } from '../../shell/screen.ts'
import { pageTitle } from '../../ui/text/site-text.ts'
import { walletPath } from '../../ui/wallet/wallet-calls.ts'
import { WalletSkeleton } from './wallet-skeleton.tsx'

/** Screen whose server page is the same for all; only the customer's device asks for their wallet. */
export const walletScreen: Screen = {
  bar: () => innerBar('shell.wallet', { parent: '/tabs/my-profile', noSearchIcon: true }),
  calls: () => [settingsCall],
  head: ({ known }, t) => ({
    title: pageTitle(t('shell.wallet'), known(settingsCall)),
    description: t('wallet.lead'),
    canonical: walletPath,
    isIndexed: false,
  }),
}

export const serverPage: ServerPage = {
  screen: walletScreen,
  body: () => <WalletSkeleton />,
}
