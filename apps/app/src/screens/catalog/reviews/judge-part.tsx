import { useState } from 'react'
import { useAccount } from '../../../data/account.ts'
import { useTranslate } from '../../../language/text.ts'
import { FlagForm } from '../../../ui/market/flag-form.tsx'
import { useAction } from '#client/react'
import { ProblemNote, refusal } from '../../../ui/problem-note.tsx'
import { vote, type PostNamed } from './review-calls.ts'
import styles from './reviews.module.css'

interface Props {
  post: PostNamed
  helpful: number
  isHelpful: boolean
  isOwn: boolean
}

export function JudgePart({ post, helpful, isHelpful, isOwn }: Props) {
  const t = useTranslate()
  const account = useAccount()
  const [voted, setVoted] = useState({ helpful, isHelpful })
  const [step, setStep] = useState<'shut' | 'open' | 'done'>('shut')
  const asking = useAction((error) => refusal(error, t('reviews.failed')))
  const handleVote = () =>
    void asking.ask(async () => {
      const cast = await vote(post, voted.isHelpful ? 0 : 1)
      setVoted({ helpful: cast.helpful, isHelpful: cast.is_helpful === 1 })
    })
  return (
    <div>
      <div className={`row ${styles.judgeRow}`}>
        {voted.helpful > 0 && (
          <p className="small dim" role="status">
            {t('reviews.found_helpful', { count: voted.helpful })}
          </p>
        )}
        {account !== null && !isOwn && (
          <button type="button" className="chip" aria-pressed={voted.isHelpful} onClick={handleVote}>
            {t('reviews.helpful')}
          </button>
        )}
        {!isOwn && step === 'shut' && (
          <button type="button" className="text-link small" onClick={() => setStep('open')}>
            {t('reviews.flag')}
          </button>
        )}
      </div>
      <ProblemNote problem={asking.problem} />
      {step === 'open' && (
        <FlagForm
          doctype={post.type}
          name={post.name}
          onDone={() => setStep('done')}
          onLeave={() => setStep('shut')}
        />
      )}
      {step === 'done' && (
        <p className="small dim" role="status">
          {t('flag.flagged')}
        </p>
      )}
    </div>
  )
}
