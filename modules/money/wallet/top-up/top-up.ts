import { money } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { toDecimal } from '#meta'
import { walletErrors } from '../errors.ts'
import { readWalletSettings, requireWallet } from '../settings/wallet-settings.queries.ts'
import { WalletTopUp } from './wallet-top-up.doctype.ts'

/** Creates a top-up of the caller's wallet, which is paid like any other document. */
export const topUp = method({
  access: signedInUsers,
  input: { amount: money({ required: true, min: 1 }) },
  methods: ['POST'],
  idempotent: {
    isKeyRequired: true,
    errors: { short_key: walletErrors.short_key, conflict: walletErrors.other_content },
  },
  async run({ input: { amount }, documents }) {
    await requireWallet(documents)
    const { allow_top_up, top_up_minimum, top_up_maximum } = await readWalletSettings(documents)
    if (allow_top_up === 0) throw walletErrors.top_up_off()
    if (amount < top_up_minimum) throw walletErrors.too_little(top_up_minimum)
    if (amount > top_up_maximum) throw walletErrors.too_much(top_up_maximum)
    const { user } = documents.caller
    const { name } = await documents.asSystemFor(user).insert(WalletTopUp, { user, amount })
    return { top_up: name, amount: toDecimal(amount), currency: 'INR' }
  },
})
