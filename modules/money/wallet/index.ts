import { defineModule } from '#framework/modules'
import { walletExtensions } from './extensions.ts'
import { giveCredit } from './goodwill/give-credit.ts'
import { GoodwillCredit, goodwillCreditHooks } from './goodwill/goodwill-credit.doctype.ts'
import { messages } from './messages.ts'
import { pay } from './payment/pay.ts'
import { WalletSettings, walletSettingsHooks } from './settings/wallet-settings.doctype.ts'
import { getWallet } from './statement/get-wallet.ts'
import { getWalletStatement } from './statement/get-wallet-statement.ts'
import { walletTasks } from './tasks.ts'
import { topUp } from './top-up/top-up.ts'
import { WalletTopUp } from './top-up/wallet-top-up.doctype.ts'
import { WalletCredit } from './wallet-credit/wallet-credit.doctype.ts'
import { WalletSpend } from './wallet-credit/wallet-spend.doctype.ts'

export { spendFromWallet } from './payment/spend-from-wallet.ts'
export { isWalletOn, requireWallet } from './settings/wallet-settings.queries.ts'
export { grantEarnedCredit, withdrawEarnedCredit } from './wallet-credit/earned-credit.ts'
export { addCredit, walletAccount } from './wallet-credit/wallet-credit.queries.ts'

export const wallet = defineModule({
  name: 'wallet',
  deskSection: 'money',
  docTypes: [WalletCredit, WalletSpend, GoodwillCredit, WalletTopUp, WalletSettings],
  systemTypes: [WalletSpend],
  methods: { getWallet, getWalletStatement, pay, topUp, giveCredit },
  hooks: [goodwillCreditHooks, walletSettingsHooks],
  tasks: walletTasks,
  extensions: walletExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
