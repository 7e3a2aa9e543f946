import { addedMessages } from '../../language/added-messages.tsx'
import { Page } from '../../shell/page.tsx'
import { WalletBody } from './wallet-body.tsx'
import { walletScreen } from './wallet.screen.tsx'

const WalletMessages = addedMessages('wallet')

WalletMessages.fetchAhead()

export function WalletPage() {
  return (
    <WalletMessages>
      <Page screen={walletScreen}>
        <WalletBody />
      </Page>
    </WalletMessages>
  )
}
