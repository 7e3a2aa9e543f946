import { Button, Textarea } from '@mantine/core'
import { languageOutline } from 'ionicons/icons'
import { useState, useId } from 'react'
import { useTypeNamed } from '../../../data/document/desk-types.ts'
import type { DocMeta } from '../../../data/document/type-meta.ts'
import {
  doneIn,
  hasTexts,
  otherLanguages,
  useTexts,
  useSaveTranslation,
  type OtherLanguage,
  type TranslatedText,
} from '../../../data/document/translations.ts'
import { useTranslate } from '../../../language/translate.ts'
import { Sheet } from '../../../ui/overlay/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { toMelaError } from '../../../data/query-client.ts'
import { refusalText } from '../../../language/refusal-text.ts'
import styles from './sidebar.module.css'

const longest = 20_000

interface FieldProps {
  text: TranslatedText
  code: OtherLanguage
  language: string
  describedBy: string
}

/** Translation field; it saves when the user leaves it. */
function TranslationField({ text: { source_text, translations }, code, language, describedBy }: FieldProps) {
  const t = useTranslate()
  const known = translations[code] ?? ''
  const [typed, setTyped] = useState(known)
  const saving = useSaveTranslation(source_text, code)
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
        error={saving.error ? refusalText(toMelaError(saving.error), t) : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={handleBlur}
      />
      <p className={`small dim ${styles.translationSaved}`} role="status">
        {saving.isSuccess && typed.trim() === known ? t('desk.saved') : ''}
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

function TranslationList({ texts }: { texts: readonly TranslatedText[] }) {
  const t = useTranslate()
  return (
    <>
      <p className="small dim">{t('desk.translate_help')}</p>
      <ul className={styles.translations}>
        {texts.map((text) => (
          <TextRow key={text.source_text} text={text} />
        ))}
      </ul>
    </>
  )
}

interface Props {
  meta: DocMeta
  name: string
  title: string
  modified: string
}

export function FormTranslations({ meta, name, title, modified }: Props) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const isWanted = useTypeNamed('Translation')?.can_write === true && hasTexts(meta)
  const { data: texts = [] } = useTexts({ doctype: meta.name, name, modified, isWanted })
  if (texts.length === 0) return null
  return (
    <TitledCard place="sidebar" title={t('desk.translations')}>
      <ul className={styles.languagesDone}>
        {otherLanguages.map(({ code, name: language }) => (
          <li key={code}>
            <span lang={code}>{language}</span>
            <span className="small dim">
              {t('desk.translations_done', { done: doneIn(texts, code), total: texts.length })}
            </span>
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        leftSection={<Icon of={languageOutline} isSmall />}
        onClick={() => setOpen(true)}
      >
        {t('desk.translate')}
      </Button>
      <Sheet isOpen={isOpen} title={t('desk.translate_title', { title })} onClose={() => setOpen(false)}>
        <TranslationList texts={texts} />
      </Sheet>
    </TitledCard>
  )
}
