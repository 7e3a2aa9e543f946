import { Button } from '@mantine/core'
import { useState, type SubmitEvent } from 'react'
import { useMoneyCall } from '../../data/money/payment-acts.ts'
import type { PaymentRow } from '../../data/money/payments.ts'
import { asMelaError } from '../../data/query-client.ts'
import { refusalWords } from '../../language/refusal-words.ts'
import { useSay } from '../../language/say.ts'
import { Sheet } from '../../ui/dialog.tsx'
import { useToast } from '../../ui/toast.ts'
import { DocumentChoice, noDocument } from './document-choice.tsx'
import { useMoney } from './use-money.ts'

interface Props {
  payment: Pick<PaymentRow, 'name' | 'captured_amount'>
  onClose: () => void
}

function AttachForm({ payment, onClose }: Props) {
  const say = useSay()
  const toast = useToast()
  const [chosen, setChosen] = useState(noDocument)
  const [wasSent, setSent] = useState(false)
  const attach = useMoneyCall('mela.payments.attach')
  const isReady = chosen.type !== '' && chosen.name.trim() !== ''

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setSent(true)
    if (!isReady) return
    const { type: reference_type, name } = chosen
    const reference_name = name.trim()
    attach.mutate(
      { payment: payment.name, reference_type, reference_name },
      {
        onSuccess: () => {
          toast(say('money.attached', { document: reference_name }))
          onClose()
        },
      },
    )
  }
  return (
    <form className="sheet-form" noValidate onSubmit={handleSubmit}>
      <p className="dim">{say('money.attach_text')}</p>
      <DocumentChoice
        chosen={chosen}
        error={wasSent && !isReady ? say('money.field_missing') : null}
        onChoose={setChosen}
      />
      {attach.error && (
        <p className="notice bad" role="alert">
          {refusalWords(asMelaError(attach.error), say)}
        </p>
      )}
      <Button type="submit" loading={attach.isPending}>
        {say('money.attach')}
      </Button>
    </form>
  )
}

/** Gives money that belongs to nobody to the document that it was paid for. */
export function AttachSheet({ payment, isOpen, onClose }: Props & { isOpen: boolean }) {
  const say = useSay()
  const money = useMoney()
  const title = say('money.attach_title', { amount: money(payment.captured_amount) })
  return (
    <Sheet isOpen={isOpen} title={title} onClose={onClose}>
      {isOpen && <AttachForm payment={payment} onClose={onClose} />}
    </Sheet>
  )
}
