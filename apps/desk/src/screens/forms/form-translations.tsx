import { Button } from '@mantine/core'
import { languageOutline } from 'ionicons/icons'
import { useState } from 'react'
import { useTypeNamed } from '../../data/desk-types.ts'
import type { DocMeta } from '../../data/doc-meta.ts'
import { doneIn, hasTexts, otherLanguages, useTexts } from '../../data/translations.ts'
import { useSay } from '../../language/say.ts'
import { Sheet } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'
import { TranslationList } from './translation-list.tsx'

interface Props {
  meta: DocMeta
  name: string
  title: string
  modified: string
}

/** What of a document is there in other languages, and the way to write the rest; for those who translate. */
export function FormTranslations({ meta, name, title, modified }: Props) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const isWanted = useTypeNamed('Translation')?.can_write === true && hasTexts(meta)
  const { data: texts = [] } = useTexts({ doctype: meta.name, name, modified, isWanted })
  if (texts.length === 0) return null
  return (
    <TitledCard place="beside" title={say('desk.translations')}>
      <ul className="languages-done">
        {otherLanguages.map(({ code, name: language }) => (
          <li key={code}>
            <span lang={code}>{language}</span>
            <span className="small dim">
              {say('desk.translations_done', { done: doneIn(texts, code), total: texts.length })}
            </span>
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        leftSection={<Icon of={languageOutline} isSmall />}
        onClick={() => setOpen(true)}
      >
        {say('desk.translate')}
      </Button>
      <Sheet isOpen={isOpen} title={say('desk.translate_title', { title })} onClose={() => setOpen(false)}>
        <TranslationList texts={texts} />
      </Sheet>
    </TitledCard>
  )
}
