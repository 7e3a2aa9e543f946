import { useState, type SubmitEvent } from 'react'
import { useTranslate } from '../../language/text.ts'
import { FlagPart } from '../../ui/market/flag-part.tsx'
import { refusal } from '../../ui/refusal.ts'
import { TextBox } from '../../ui/market/text-box.tsx'
import { Tick } from '../../ui/market/tick.tsx'
import { ProblemNote } from '../../ui/state/problem-note.tsx'
import { useAsking } from '../../ui/proof/use-asking.ts'
import { sendReply, type AdEnquiry } from './classified-calls.ts'

interface Props {
  enquiry: AdEnquiry
  onAnswered: () => void
}

/** What somebody asked, and the answer: the addresses stay with the store. */
export function EnquiryPart({ enquiry, onAnswered }: Props) {
  const t = useTranslate()
  const { name, asker_name, message, reply } = enquiry
  return (
    <div className="stack" style={{ overflowWrap: 'anywhere' }}>
      <p style={{ whiteSpace: 'pre-line' }}>
        <b className="mid">{asker_name}:</b> {message}
      </p>
      {reply ? (
        <p className="small dim">{t('classifieds.you_answered', { reply })}</p>
      ) : (
        <ReplyForm enquiry={enquiry} onAnswered={onAnswered} />
      )}
      <FlagPart doctype="Classified Enquiry" name={name} />
    </div>
  )
}

function ReplyForm({ enquiry, onAnswered }: Props) {
  const t = useTranslate()
  const [message, setMessage] = useState('')
  const [isShared, setIsShared] = useState(false)
  const asking = useAsking((error) => refusal(error, t('classifieds.failed')))
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (message.trim() === '') return
    void asking.ask(async () => {
      await sendReply({ enquiry: enquiry.name, message, shares_phone: isShared ? 1 : 0 })
      onAnswered()
    })
  }
  return (
    <form className="contact-form" onSubmit={handleSubmit}>
      <TextBox
        label={t('classifieds.reply')}
        type="long"
        longest={2000}
        value={message}
        onType={setMessage}
      />
      <Tick
        label={t('classifieds.share_phone', { asker: enquiry.asker_name })}
        isTicked={isShared}
        onTick={setIsShared}
      />
      <ProblemNote problem={asking.problem} />
      <div className="actions">
        <button className="button" aria-disabled={asking.isBusy || message.trim() === ''}>
          {t(asking.isBusy ? 'classifieds.sending' : 'classifieds.reply_send')}
        </button>
      </div>
    </form>
  )
}
