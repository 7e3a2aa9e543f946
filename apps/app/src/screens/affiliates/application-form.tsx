import { useRef, useState, type SubmitEvent } from 'react'
import { useAction } from '#client/react'
import type { MessageId } from '#design/messages'
import { useTranslate } from '../../language/text.ts'
import {
  applyAsAffiliate,
  useReadAffiliateAgain,
  type OwnAffiliate,
} from '../../ui/affiliates/affiliate-calls.ts'
import { TextBox, Tick } from '../../ui/market/form-fields.tsx'
import { focusFirstWrong, useTypedFields } from '../../ui/market/typed-fields.ts'
import { ProblemNote, refusal } from '../../ui/problem-note.tsx'
import styles from './affiliates.module.css'

type Kind = OwnAffiliate['kind']

const kinds: readonly (readonly [kind: Kind, label: MessageId])[] = [
  ['person', 'affiliates.kind_person'],
  ['class', 'affiliates.kind_class'],
  ['club', 'affiliates.kind_club'],
]

type Field = 'display_name' | 'group_name' | 'benefit' | 'message' | 'payout_details'

const noAnswers = { display_name: '', group_name: '', benefit: '', message: '', payout_details: '' }

function firstAnswers(first: OwnAffiliate | undefined): Record<Field, string> {
  if (!first) return noAnswers
  const { display_name, group_name, benefit, message, payout_details } = first
  return {
    ...{ display_name, group_name: group_name ?? '', benefit: benefit ?? '' },
    ...{ message: message ?? '', payout_details: payout_details ?? '' },
  }
}

/** The application; `first` is a refused one, which is changed and sent again. */
export function ApplicationForm({ first }: { first?: OwnAffiliate }) {
  const t = useTranslate()
  const form = useRef<HTMLFormElement>(null)
  const [kind, setKind] = useState<Kind>(first?.kind ?? 'person')
  const [accepts, setAccepts] = useState(false)
  const { answers, field, setProblems } = useTypedFields(firstAnswers(first))
  const readAgain = useReadAffiliateAgain()
  const sending = useAction((error) => refusal(error, t('affiliates.failed')))
  const isGroup = kind !== 'person'
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (sending.isBusy) return
    const problems: Partial<Record<Field, MessageId>> = {
      ...(answers.display_name.trim() === '' && { display_name: 'affiliates.name_missing' as const }),
      ...(isGroup && answers.group_name.trim() === '' && { group_name: 'affiliates.group_missing' as const }),
    }
    setProblems(problems)
    if (Object.keys(problems).length > 0) return focusFirstWrong(form.current)
    void sending.ask(async () => {
      await applyAsAffiliate({ ...trimmed(answers), kind, accepts_terms: accepts ? 1 : 0 })
      await readAgain()
    })
  }
  return (
    <form ref={form} className={`card padded ${styles.form}`} noValidate onSubmit={handleSubmit}>
      <h2>{t('affiliates.apply_title')}</h2>
      <KindChoice kind={kind} onChoose={setKind} />
      <TextBox
        {...{ label: t('affiliates.name'), longest: 80, autoComplete: 'name' }}
        help={t('affiliates.name_help')}
        {...field('display_name')}
      />
      {isGroup && (
        <>
          <TextBox
            {...{ label: t('affiliates.group'), longest: 80, help: t('affiliates.group_help') }}
            {...field('group_name')}
          />
          <TextBox
            {...{ label: t('affiliates.benefit'), longest: 200, help: t('affiliates.benefit_help') }}
            isOptional
            {...field('benefit')}
          />
        </>
      )}
      <TextBox
        {...{ label: t('affiliates.message'), longest: 500, type: 'long', isOptional: true }}
        {...field('message')}
      />
      <TextBox
        {...{ label: t('affiliates.payout_details'), longest: 200, isOptional: true }}
        help={t('affiliates.payout_details_help')}
        {...field('payout_details')}
      />
      <Tick label={t('affiliates.accept')} isTicked={accepts} onTick={setAccepts} />
      <ProblemNote problem={sending.problem} />
      <button className="button big" aria-disabled={sending.isBusy}>
        {sending.isBusy ? t('affiliates.sending') : t('affiliates.apply')}
      </button>
    </form>
  )
}

function trimmed(answers: Record<Field, string>) {
  const optional = (name: Field) => answers[name].trim() || null
  return {
    display_name: answers.display_name.trim(),
    ...{ group_name: optional('group_name'), benefit: optional('benefit') },
    ...{ message: optional('message'), payout_details: optional('payout_details') },
  }
}

function KindChoice({ kind, onChoose }: { kind: Kind; onChoose: (kind: Kind) => void }) {
  const t = useTranslate()
  return (
    <fieldset className={styles.kinds}>
      <legend className="mid">{t('affiliates.kind')}</legend>
      {kinds.map(([value, label]) => (
        <label key={value} className="tick-row">
          <input
            type="radio"
            name="affiliate-kind"
            checked={kind === value}
            onChange={() => onChoose(value)}
          />
          <span>{t(label)}</span>
        </label>
      ))}
    </fieldset>
  )
}
