import { useTranslate } from '../../../language/text.ts'
import { questionsPer, type RegistrationAnswers } from './registration-answers.ts'
import { QuestionField, TextField } from './answer-fields.tsx'
import { problemText, type Asked, type Problems } from './registration-problems.ts'
import styles from './registering.module.css'

interface Props {
  answers: RegistrationAnswers
  asked: Asked
  problems: Problems
  onChange: (changes: Partial<RegistrationAnswers>) => void
}

/** Who registers, how to reach him, and what is asked once for all. */
export function ContactFields({ answers, asked, problems, onChange }: Props) {
  const t = useTranslate()
  const wrong = (path: string) => problemText(problems[path], t)
  return (
    <section className="stack" aria-labelledby="registering-contact">
      <h2 id="registering-contact">{t('event_registration.contact')}</h2>
      <div className={`card padded ${styles.attendee}`}>
        <TextField
          label={t('event_registration.contact_name')}
          value={answers.contact_name}
          problem={wrong('contact_name')}
          autoComplete="name"
          onChange={(contact_name) => onChange({ contact_name })}
        />
        <div className="two">
          <TextField
            label={t('event_registration.phone')}
            value={answers.phone}
            problem={wrong('phone')}
            type="tel"
            autoComplete="tel"
            longest={20}
            onChange={(phone) => onChange({ phone })}
          />
          <TextField
            label={t('event_registration.email')}
            value={answers.email}
            problem={wrong('email')}
            type="email"
            autoComplete="email"
            isOptional
            onChange={(email) => onChange({ email })}
          />
        </div>
        {questionsPer(asked.questions, 'order').map((question) => (
          <QuestionField
            key={question.label}
            question={question}
            answer={answers.answers[question.label] ?? ''}
            problem={wrong(`answers.${question.label}`)}
            onAnswer={(answer) => onChange({ answers: { ...answers.answers, [question.label]: answer } })}
          />
        ))}
        <p className="note">
          <span className="text">{t('event_registration.privacy')}</span>
        </p>
      </div>
    </section>
  )
}
