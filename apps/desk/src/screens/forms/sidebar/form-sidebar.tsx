import { Button } from '@mantine/core'
import type { DocumentInfo } from '../../../data/document/document-info.ts'
import { stateField, type DeskField, type DocMeta, type TypeMeta } from '../../../data/document/type-meta.ts'
import { textOf, type AnyDocument } from '../../../data/document/document.ts'
import { ShownValue } from '../../../fields/show-value.tsx'
import { useTranslate } from '../../../language/translate.ts'
import { FormConnections } from './form-connections.tsx'
import { FormFiles } from './form-files.tsx'
import { FormHistory } from './form-history.tsx'
import { FormSharing } from '../sharing/form-sharing.tsx'
import { FormTags } from './form-tags.tsx'
import { FormTranslations } from './form-translations.tsx'
import styles from '../document-form.module.css'

interface DocumentStateProps {
  meta: TypeMeta
  field: DeskField
  state: string
}

function DocumentState({ meta, field, state }: DocumentStateProps) {
  const t = useTranslate()
  const transitions = meta.states?.transitions ?? []
  const next = transitions.filter(({ from }) => from === state).map(({ to }) => meta.labelOf(to))
  const states = [...new Set(next)].join(', ')
  return (
    <section className="card form-section" aria-labelledby="document-status">
      <h2 id="document-status">{t('desk.status')}</h2>
      <p className={styles.documentState}>
        <ShownValue field={field} value={state} />
        <span className="small dim">
          {states === '' ? t('desk.final_state') : t('desk.next_states', { states })}
        </span>
      </p>
    </section>
  )
}

function SidebarFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate()
  return (
    <div className="notice warn" role="status">
      <p>{t('desk.sidebar_failed')}</p>
      <Button variant="default" onClick={onRetry}>
        {t('states.retry')}
      </Button>
    </div>
  )
}

interface Props {
  meta: DocMeta
  stored: AnyDocument
  title: string
  documentInfo: DocumentInfo | undefined
  isDirty: boolean
  onRetry: (() => void) | null
}

const nobody: DocumentInfo['people'] = new Map()

export function FormSidebar({ meta, stored, title, documentInfo, isDirty, onRetry }: Props) {
  const t = useTranslate()
  const field = stateField(meta)
  const state = field ? textOf(stored[field.fieldname]) : ''
  const target = { doctype: meta.name, name: textOf(stored['name']) }
  const canWrite = documentInfo?.rights.has('write') ?? false
  return (
    <aside className="form-aside" aria-label={t('desk.sidebar')}>
      {field && state !== '' && <DocumentState meta={meta} field={field} state={state} />}
      <FormConnections {...target} modified={textOf(stored['modified'])} />
      <FormTranslations meta={meta} name={target.name} title={title} modified={textOf(stored['modified'])} />
      <FormHistory meta={meta} document={stored} isDirty={isDirty} people={documentInfo?.people ?? nobody} />
      {documentInfo && (
        <>
          <FormFiles
            target={target}
            attachments={documentInfo.attachments}
            people={documentInfo.people}
            canWrite={canWrite}
          />
          <FormTags target={target} tags={documentInfo.tags} canWrite={canWrite} />
          <FormSharing
            target={target}
            title={title}
            documentInfo={documentInfo}
            isSubmittable={meta.isSubmittable}
          />
        </>
      )}
      {onRetry && <SidebarFailed onRetry={onRetry} />}
    </aside>
  )
}
