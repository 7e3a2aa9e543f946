import { lazy, Suspense, useState } from 'react'
import { useOwnCall } from '../../data/query/use-own-call.ts'
import { useSettings } from '../../data/site.ts'
import { useTranslate } from '../../language/text.ts'
import type { PaySubject } from '../../ui/pay/pay-calls.ts'
import { readPaymentSession } from '../../ui/pay/payment-session.ts'
import { useShellActions } from '../../ui/shell-actions.ts'
import { Empty, Shown } from '../../ui/state/answer-states.tsx'
import { SignedOut } from '../../ui/state/signed-out.tsx'
import { useReadWalletAgain, walletCall, walletPath, type Wallet } from '../../ui/wallet/wallet-calls.ts'
import { AddMoneySheet } from './add-money-sheet.tsx'
import { BalanceTicket } from './balance-ticket.tsx'
import { StatementPart } from './statement-part.tsx'
import { WalletSkeleton } from './wallet-skeleton.tsx'
import { WalletTerms } from './wallet-terms.tsx'
import styles from '../../ui/balance/balance.module.css'

export function WalletBody() {
  const t = useTranslate()
  const isOff = useSettings()?.enable_wallet === 0
  const { query, isSignedOut } = useOwnCall(isOff ? undefined : walletCall)
  if (isOff) return <WalletOff />
  if (isSignedOut)
    return (
      <SignedOut title={t('wallet.signed_out_title')} text={t('wallet.signed_out_text')} next={walletPath} />
    )
  return (
    <Shown query={query} loading={<WalletSkeleton />}>
      {(wallet) => (wallet.is_on === 1 ? <OwnWallet wallet={wallet} /> : <WalletOff />)}
    </Shown>
  )
}

function WalletOff() {
  const t = useTranslate()
  return (
    <Empty
      title={t('wallet.off_title')}
      text={t('wallet.off_text')}
      mainLink={{ label: t('wallet.to_orders'), href: '/my-orders' }}
    />
  )
}

function OwnWallet({ wallet }: { wallet: Wallet }) {
  const t = useTranslate()
  const { top_up } = wallet
  const [isAdding, setIsAdding] = useState(false)
  const [subject, setSubject] = useState(unfinishedTopUp)
  const handleCreated = (topUp: string) => {
    setIsAdding(false)
    setSubject(topUpSubject(topUp))
  }
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>{t('shell.wallet')}</h1>
        <p className="dim">{t('wallet.lead')}</p>
      </div>
      <div className={styles.balance}>
        <BalanceTicket wallet={wallet} onAdd={top_up ? () => setIsAdding(true) : undefined} />
        <StatementPart currency={wallet.currency} />
        <WalletTerms />
      </div>
      {isAdding && top_up && (
        <AddMoneySheet
          {...{ topUp: top_up, currency: wallet.currency }}
          onCreated={handleCreated}
          onClose={() => setIsAdding(false)}
        />
      )}
      {subject && <TopUpPayment subject={subject} onClosed={() => setSubject(null)} />}
    </div>
  )
}

const PaySheet = lazy(async () => ({ default: (await import('../../ui/pay/pay-sheet.tsx')).PaySheet }))

const TOP_UP = 'Wallet Top-up'

const topUpSubject = (topUp: string): PaySubject => ({
  ...{ reference_type: TOP_UP, reference_name: topUp },
  receipt_token: null,
})

function unfinishedTopUp(): PaySubject | null {
  const subject = readPaymentSession(Date.now())?.subject
  return subject?.reference_type === TOP_UP ? subject : null
}

function TopUpPayment({ subject, onClosed }: { subject: PaySubject; onClosed: () => void }) {
  const t = useTranslate()
  const { showToast } = useShellActions()
  const readAgain = useReadWalletAgain()
  const handleClosed = (isDone: boolean) => {
    onClosed()
    if (isDone) showToast(t('wallet.added'))
    void readAgain()
  }
  return (
    <Suspense>
      <PaySheet key={subject.reference_name} subject={subject} isDirect onClosed={handleClosed} />
    </Suspense>
  )
}
