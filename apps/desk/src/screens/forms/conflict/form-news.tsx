import { ActionIcon, Button } from '@mantine/core'
import { closeOutline } from 'ionicons/icons'
import { Link } from 'react-router-dom'
import { listPath } from '../../../data/document/desk-types.ts'
import type { DocMeta } from '../../../data/document/type-meta.ts'
import type { AnyDocument } from '../../../data/document/document.ts'
import { useTranslate } from '../../../language/translate.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { News } from './use-news.ts'
import { useWho } from './use-who.ts'

interface Changed {
  meta: DocMeta
  /** As it was saved. */
  document: AnyDocument
}

function ShownNews({ onClose, ...changed }: Changed & { onClose: () => void }) {
  const t = useTranslate()
  return (
    <div className="notice info">
      <p>{t('desk.changed_and_shown', { who: useWho(changed) })}</p>
      <ActionIcon variant="subtle" size={40} aria-label={t('shell.close')} onClick={onClose}>
        <Icon of={closeOutline} isSmall />
      </ActionIcon>
    </div>
  )
}

function MetNews({ onOpen, ...changed }: Changed & { onOpen: () => void }) {
  const t = useTranslate()
  return (
    <div className="notice info">
      <p>{t('desk.changed_by', { who: useWho(changed) })}</p>
      <Button variant="default" onClick={onOpen}>
        {t('desk.show_newest')}
      </Button>
    </div>
  )
}

interface DeletedNewsProps {
  doctype: string
  isDirty: boolean
  onSaveAsNew: () => void
}

function DeletedNews({ doctype, isDirty, onSaveAsNew }: DeletedNewsProps) {
  const t = useTranslate()
  return (
    <div className="notice warn">
      <p>{[t('desk.unavailable'), isDirty && t('desk.unavailable_unsaved')].filter(Boolean).join(' ')}</p>
      <div className="question-ways">
        {isDirty && (
          <Button variant="default" onClick={onSaveAsNew}>
            {t('desk.save_as_new')}
          </Button>
        )}
        <Button variant="default" component={Link} to={listPath(doctype)}>
          {t('desk.to_the_list')}
        </Button>
      </div>
    </div>
  )
}

interface Props {
  meta: DocMeta
  news: News
  /** What the form shows; null for a new document. */
  stored: AnyDocument | null
  /** What somebody saved and is not shown yet, since something was typed here; null where nobody did. */
  met: AnyDocument | null
  isDirty: boolean
  onOpen: () => void
  onSaveAsNew: () => void
  onClose: () => void
}

/** What others did to the document meanwhile, told without getting in the way. */
export function FormNews({ meta, news, stored, met, isDirty, onOpen, onSaveAsNew, onClose }: Props) {
  const isShown = news.kind === 'shown' && met === null
  return (
    <div className="form-news" role="status">
      {news.kind === 'gone' && (
        <DeletedNews doctype={meta.name} isDirty={isDirty} onSaveAsNew={onSaveAsNew} />
      )}
      {isShown && stored && <ShownNews {...{ meta, onClose }} document={stored} />}
      {news.kind !== 'gone' && met && <MetNews {...{ meta, onOpen }} document={met} />}
    </div>
  )
}
