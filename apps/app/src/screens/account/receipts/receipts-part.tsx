import { downloadOutline } from 'ionicons/icons'
import { useState } from 'react'
import { clientSettings, methodRead, send } from '#client'
import { useOwnCall } from '../../../data/query/use-own-call.ts'
import { useVisit } from '../../../data/visit.ts'
import { useTranslate } from '../../../language/text.ts'
import { plainDay } from '../../../ui/text/date-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { moneyText } from '../../../ui/text/money-text.ts'
import { useAction } from '#client/react'
import { ProblemNote, refusal } from '../../../ui/problem-note.tsx'
import { UnbrokenNumbers } from '../../../ui/text/unbroken-numbers.tsx'
import { Shown } from '../../../ui/state/answer-states.tsx'
import { Part } from '../profile/profile-layout.tsx'
import type { Methods } from '#contract'
import type { PageCall } from '../../../data/page-call.ts'

type MyReceipts = Methods['mela.receipts.get_my_receipts']['output']
type MyReceipt = MyReceipts['receipts'][number]

const myReceiptsCall: PageCall<MyReceipts> = {
  ...methodRead('mela.receipts.get_my_receipts', { start: 0 }),
  key: 'my-receipts',
  isTranslated: true,
}

const readMoreReceipts = (start: number): Promise<MyReceipts> =>
  send(methodRead('mela.receipts.get_my_receipts', { start }))

export function ReceiptsPart() {
  const t = useTranslate()
  const { query } = useOwnCall(myReceiptsCall)
  return (
    <Part id="receipts" title={t('profile.receipts')} lead={t('profile.receipts_lead')}>
      <Shown
        query={query}
        loading={<p className="small dim">{t('states.loading')}</p>}
        isEmpty={({ receipts }) => receipts.length === 0}
        empty={<p className="card padded dim">{t('profile.receipts_none')}</p>}
      >
        {(first) => <Receipts key={first.receipts[0]?.name} first={first} />}
      </Shown>
    </Part>
  )
}

function Receipts({ first }: { first: MyReceipts }) {
  const t = useTranslate()
  const [more, setMore] = useState<MyReceipts>({ receipts: [], has_more: first.has_more })
  const asking = useAction((error) => refusal(error, t('profile.not_saved')))
  const receipts = [...first.receipts, ...more.receipts]
  const handleMore = () =>
    void asking.ask(async () => {
      const next = await readMoreReceipts(receipts.length)
      setMore({ receipts: [...more.receipts, ...next.receipts], has_more: next.has_more })
    })
  return (
    <>
      <ul className="card list">
        {receipts.map((receipt) => (
          <ReceiptRow key={receipt.name} receipt={receipt} />
        ))}
      </ul>
      <ProblemNote problem={asking.problem} />
      {more.has_more === 1 && (
        <div>
          <button type="button" className="button line" aria-disabled={asking.isBusy} onClick={handleMore}>
            {t('profile.receipts_more')}
          </button>
        </div>
      )}
    </>
  )
}

function ReceiptRow({ receipt }: { receipt: MyReceipt }) {
  const t = useTranslate()
  const { language } = useVisit()
  const { receipt_number: number, issued_on, paid_for, currency, amount, returned, state } = receipt
  const money = (sum: number) => moneyText(sum, currency, language)
  return (
    <li>
      <span className="text">
        <b className="mid">
          <UnbrokenNumbers text={paid_for} />
        </b>
        <span className="small dim numbers">
          {plainDay(issued_on, language)}, <UnbrokenNumbers text={t('profile.receipt_number', { number })} />
        </span>
        {returned > 0 && (
          <span className="small dim">{t('profile.receipt_back', { amount: money(returned) })}</span>
        )}
        {state === 'cancelled' && <span className="badge bad">{t('profile.receipt_cancelled')}</span>}
      </span>
      <b className="numbers">{money(amount)}</b>
      <a
        className="icon-button"
        href={`${clientSettings.host}${receipt.download}&language=${language}`}
        aria-label={t('profile.receipt_download', { number })}
        download
      >
        <Icon of={downloadOutline} />
      </a>
    </li>
  )
}
