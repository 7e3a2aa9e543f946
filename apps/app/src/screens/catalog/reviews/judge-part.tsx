import { useId, useState, type SubmitEvent } from 'react'
import type { MessageId } from '#design/messages'
import { useAccount } from '../../../data/account.ts'
import { useSay } from '../../../language/text.ts'
import { ProblemNote } from '../../../ui/problem-note.tsx'
import { useAsking } from '../../../ui/proof/use-asking.ts'
import { refusal } from '../../../ui/refusal.ts'
import { flag, flagReasons, vote, type FlagReason, type PostNamed } from './review-calls.ts'

interface Props {
  post: PostNamed
  helpful: number
  isHelpful: boolean
  /** What is one's own, one does not judge. */
  isOwn: boolean
}

/** Whether others find it helpful, and a word to the office where something is wrong. */
export function JudgePart({ post, helpful, isHelpful, isOwn }: Props) {
  const say = useSay()
  const account = useAccount()
  const [voted, setVoted] = useState({ helpful, isHelpful })
  const [step, setStep] = useState<'shut' | 'open' | 'done'>('shut')
  const asking = useAsking((error) => refusal(error, say('reviews.failed')))
  const handleVote = () =>
    void asking.ask(async () => {
      const cast = await vote(post, voted.isHelpful ? 0 : 1)
      setVoted({ helpful: cast.helpful, isHelpful: cast.is_helpful === 1 })
    })
  return (
    <div className="judge-part">
      <div className="row judge-row">
        {voted.helpful > 0 && (
          <p className="small dim" role="status">
            {say('reviews.found_helpful', { count: voted.helpful })}
          </p>
        )}
        {account !== null && !isOwn && (
          <button type="button" className="chip" aria-pressed={voted.isHelpful} onClick={handleVote}>
            {say('reviews.helpful')}
          </button>
        )}
        {!isOwn && step === 'shut' && (
          <button type="button" className="chip is-plain" onClick={() => setStep('open')}>
            {say('reviews.flag')}
          </button>
        )}
      </div>
      <ProblemNote problem={asking.problem} />
      {step === 'open' && (
        <FlagForm post={post} onDone={() => setStep('done')} onLeave={() => setStep('shut')} />
      )}
      {step === 'done' && (
        <p className="small dim" role="status">
          {say('reviews.flagged')}
        </p>
      )}
    </div>
  )
}

const reasonWords: Record<FlagReason, MessageId> = {
  spam: 'reviews.flag_spam',
  fraud: 'reviews.flag_fraud',
  offensive: 'reviews.flag_offensive',
  'wrong place': 'reviews.flag_place',
  'something else': 'reviews.flag_other',
}

const reasonNamed = (value: string): FlagReason =>
  flagReasons.find((reason) => reason === value) ?? 'something else'

interface FormProps {
  post: PostNamed
  onDone: () => void
  onLeave: () => void
}

function FlagForm({ post, onDone, onLeave }: FormProps) {
  const id = useId()
  const say = useSay()
  const [reason, setReason] = useState<FlagReason>('spam')
  const asking = useAsking((error) => refusal(error, say('reviews.failed')))
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    void asking.ask(async () => {
      await flag(post, reason)
      onDone()
    })
  }
  return (
    <form className="stack" onSubmit={handleSubmit}>
      <div className="field">
        <label htmlFor={id}>{say('reviews.flag_why')}</label>
        <select
          id={id}
          className="input"
          value={reason}
          autoFocus
          onChange={({ target }) => setReason(reasonNamed(target.value))}
        >
          {flagReasons.map((one) => (
            <option key={one} value={one}>
              {say(reasonWords[one])}
            </option>
          ))}
        </select>
      </div>
      <ProblemNote problem={asking.problem} />
      <div className="row">
        <button className="button line" aria-disabled={asking.isBusy}>
          {say('reviews.flag_send')}
        </button>
        <button type="button" className="chip is-plain" onClick={onLeave}>
          {say('reviews.cancel')}
        </button>
      </div>
    </form>
  )
}
