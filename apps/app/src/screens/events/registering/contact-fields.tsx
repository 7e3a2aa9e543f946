import { useTranslate } from '../../../language/text.ts'
import {
  questionsPer,
  registrantField,
  registrantNames,
  type RegistrantName,
  type RegistrationAnswers,
} from './registration-answers.ts'
import { QuestionField, TextField } from './answer-fields.tsx'
import { problemText, type RegistrationQuestions, type Problems } from './registration-problems.ts'
import styles from './registering.module.css'

interface Props {
  answers: RegistrationAnswers
  asked: RegistrationQuestions
  problems: Problems
  onChange: (changes: Partial<RegistrationAnswers>) => void
}

export function ContactFields({ answers, asked, problems, onChange }: Props) {
  const t = useTranslate()
  const wrong = (path: string) => problemText(problems[path], t)
  const contact = (name: RegistrantName) => {
    const { label, ...field } = registrantField(name)
    return (
      <TextField
        key={name}
        label={t(label)}
        value={answers[name]}
        problem={wrong(name)}
        {...field}
        onChange={(value) => onChange({ [name]: value })}
      />
    )
  }
  return (
    <section className="stack" aria-labelledby="registering-contact">
      <h2 id="registering-contact">{t('event_registration.contact')}</h2>
      <div className={`card padded ${styles.attendee}`}>
        {contact('contact_name')}
        <div className="two">{registrantNames.filter((name) => name !== 'contact_name').map(contact)}</div>
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
