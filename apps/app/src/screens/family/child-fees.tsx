import { useState } from 'react'
import { useVisit } from '../../data/visit.ts'
import { useTranslate } from '../../language/text.ts'
import { ProblemNote } from '../../ui/state/problem-note.tsx'
import { useAsking } from '../../ui/proof/use-asking.ts'
import { Shown } from '../../ui/state/shown.tsx'
import { choosePart, feesCall, type PayPart } from './family-calls.ts'
import { FeePart } from './fee-part.tsx'
import { feeSubject, FeeSheet, unfinishedFee } from './fee-payment.tsx'
import { refusal } from '../../ui/refusal.ts'
import { useOwnAnswer } from '../../data/query/use-own-answer.ts'

interface Props {
  student: string
  /** Told when something was paid. */
  onPaid: () => void
}

/** What is to be paid for a child, instalment by instalment, and the way to pay it. */
export function ChildFees({ student, onPaid }: Props) {
  const t = useTranslate()
  const { query } = useOwnAnswer(feesCall(student))
  const { path } = useVisit()
  const [subject, setSubject] = useState(() => unfinishedFee(path))
  const asking = useAsking((error) => refusal(error, t('proof.failed')))
  const handlePay = (fee: string, part: PayPart) =>
    void asking.ask(async () => {
      await choosePart(fee, part)
      setSubject(feeSubject(fee))
    })
  const handleClosed = (isDone: boolean) => {
    setSubject(null)
    if (!isDone) return
    query.retry()
    onPaid()
  }
  return (
    <section className="card padded child-part" data-part="fees">
      <h2>{t('family.fees')}</h2>
      <Shown
        query={{ ...query, error: null }}
        loading={query.error ? null : <p className="dim">{t('states.loading')}</p>}
        empty={<p className="dim">{t('family.no_fees')}</p>}
        isEmpty={({ fees }) => fees.length === 0}
      >
        {({ fees }) =>
          fees.map((fee) => (
            <FeePart
              key={fee.fee}
              fee={fee}
              isBusy={asking.isBusy}
              onPay={(part) => handlePay(fee.fee, part)}
            />
          ))
        }
      </Shown>
      {query.error && query.value === undefined && (
        <div className="note bad" role="alert">
          <span className="text">{refusal(query.error, t('proof.failed'))}</span>
          <button type="button" className="button line" onClick={query.retry}>
            {t('states.retry')}
          </button>
        </div>
      )}
      <ProblemNote problem={asking.problem} />
      <FeeSheet subject={subject} onClosed={handleClosed} />
    </section>
  )
}
