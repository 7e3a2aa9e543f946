import { Button } from '@mantine/core'
import { useState } from 'react'
import { useMoneyCall } from '../../data/money/payment-acts.ts'
import type { PaymentRow } from '../../data/money/payments.ts'
import { useIsMoneyStaff } from '../../data/money/staff.ts'
import { asMelaError } from '../../data/query-client.ts'
import { refusalWords } from '../../language/refusal-words.ts'
import { useSay } from '../../language/say.ts'
import { Question } from '../../ui/question.tsx'
import { useToast } from '../../ui/toast.ts'
import { AttachSheet } from './attach-sheet.tsx'

type Waiting = Pick<PaymentRow, 'name' | 'captured_amount' | 'application' | 'is_held'>

interface Decision {
  payment: string
  decision: 'hold' | 'seen'
}

function useDecision(payment: string) {
  const say = useSay()
  const toast = useToast()
  const { mutate, isPending, error } = useMoneyCall('mela.payments.resolve')
  const decide = (decision: Decision['decision'], onDone?: () => void) =>
    mutate(
      { payment, decision },
      {
        onSuccess: () => {
          toast(say(decision === 'hold' ? 'money.held' : 'money.resolved'))
          onDone?.()
        },
      },
    )
  return { decide, isPending, problem: error ? refusalWords(asMelaError(error), say) : undefined }
}

function Settled({ payment }: { payment: Waiting }) {
  const say = useSay()
  const [isAsked, setAsked] = useState(false)
  const { decide, isPending, problem } = useDecision(payment.name)
  return (
    <>
      <Button variant="subtle" onClick={() => setAsked(true)}>
        {say('money.resolve')}
      </Button>
      <Question
        isOpen={isAsked}
        title={say('money.resolve_title')}
        text={say('money.resolve_text')}
        verb={say('money.resolve')}
        isDangerous={false}
        isBusy={isPending}
        error={problem}
        onYes={() => decide('seen', () => setAsked(false))}
        onNo={() => setAsked(false)}
      />
    </>
  )
}

function Keep({ payment }: { payment: Waiting }) {
  const say = useSay()
  const { decide, isPending, problem } = useDecision(payment.name)
  return (
    <>
      <Button
        variant="default"
        title={say('money.hold_help')}
        loading={isPending}
        onClick={() => decide('hold')}
      >
        {say('money.hold')}
      </Button>
      {problem !== undefined && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}

/** What staff can do with a payment that waits for them: money without a place finds one, or is kept; the rest is seen. */
export function AttentionWays({ payment }: { payment: Waiting }) {
  const say = useSay()
  const isStaff = useIsMoneyStaff()
  const [isAttaching, setAttaching] = useState(false)
  if (!isStaff) return null
  if (payment.application !== 'unapplied') return <Settled payment={payment} />
  return (
    <>
      <Button variant="default" onClick={() => setAttaching(true)}>
        {say('money.attach')}
      </Button>
      {payment.is_held === 0 && <Keep payment={payment} />}
      <AttachSheet payment={payment} isOpen={isAttaching} onClose={() => setAttaching(false)} />
    </>
  )
}
