import { Textarea } from '@mantine/core'
import { useId, useState } from 'react'
import { asMelaError } from '../../data/query-client.ts'
import {
  otherLanguages,
  useTranslate,
  type OtherLanguage,
  type TranslatedText,
} from '../../data/translations.ts'
import { refusalWords } from '../../language/refusal-words.ts'
import { useSay } from '../../language/say.ts'

const longest = 20_000

interface FieldProps {
  text: TranslatedText
  code: OtherLanguage
  language: string
  /** The element that shows the text itself. */
  describedBy: string
}

/** A text in one language; it is saved when a person goes on to the next. */
function TranslationField({ text: { source_text, translations }, code, language, describedBy }: FieldProps) {
  const say = useSay()
  const known = translations[code] ?? ''
  const [typed, setTyped] = useState(known)
  const saving = useTranslate(source_text, code)
  const handleBlur = () => {
    if (typed.trim() !== known) saving.mutate(typed)
  }
  return (
    <div>
      <Textarea
        label={<span lang={code}>{language}</span>}
        lang={code}
        aria-describedby={describedBy}
        classNames={{ input: 'growing' }}
        rows={1}
        maxLength={longest}
        value={typed}
        error={saving.error ? refusalWords(asMelaError(saving.error), say) : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={handleBlur}
      />
      <p className="small dim translation-saved" role="status">
        {saving.isSuccess && typed.trim() === known ? say('desk.saved') : ''}
      </p>
    </div>
  )
}

function TextRow({ text }: { text: TranslatedText }) {
  const id = useId()
  return (
    <li>
      <p id={id} className="mid" lang="en">
        {text.source_text}
      </p>
      {otherLanguages.map(({ code, name }) => (
        <TranslationField key={code} text={text} code={code} language={name} describedBy={id} />
      ))}
    </li>
  )
}

/** The texts of a document, each with its fields for the other languages. */
export function TranslationList({ texts }: { texts: readonly TranslatedText[] }) {
  const say = useSay()
  return (
    <>
      <p className="small dim">{say('desk.translate_help')}</p>
      <ul className="translations">
        {texts.map((text) => (
          <TextRow key={text.source_text} text={text} />
        ))}
      </ul>
    </>
  )
}
