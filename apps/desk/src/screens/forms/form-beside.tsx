import { Button } from '@mantine/core'
import type { Beside } from '../../data/beside.ts'
import { stateField, type DeskField, type DocMeta, type TypeMeta } from '../../data/doc-meta.ts'
import { textOf, type AnyDocument } from '../../data/document.ts'
import { ShownValue } from '../../fields/show-value.tsx'
import { useSay } from '../../language/say.ts'
import { FormConnections } from './form-connections.tsx'
import { FormFiles } from './form-files.tsx'
import { FormHistory } from './form-history.tsx'
import { FormSharing } from './form-sharing.tsx'
import { FormTags } from './form-tags.tsx'
import { FormTranslations } from './form-translations.tsx'

interface StandsProps {
  meta: TypeMeta
  field: DeskField
  state: string
}

function WhereItStands({ meta, field, state }: StandsProps) {
  const t = useSay()
  const moves = meta.states?.moves ?? []
  const next = moves.filter(({ from }) => from === state).map(({ to }) => meta.word(to))
  const states = [...new Set(next)].join(', ')
  return (
    <section className="card form-section" aria-labelledby="document-status">
      <h2 id="document-status">{t('desk.status')}</h2>
      <p className="stands">
        <ShownValue field={field} value={state} />
        <span className="small dim">
          {states === '' ? t('desk.final_state') : t('desk.next_states', { states })}
        </span>
      </p>
    </section>
  )
}

function BesideFailed({ onRetry }: { onRetry: () => void }) {
  const t = useSay()
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
  /** Undefined until it has come. */
  beside: Beside | undefined
  isDirty: boolean
  /** What asks for it again when it did not come; null as long as nothing went wrong. */
  onRetry: (() => void) | null
}

const nobody: Beside['people'] = new Map()

/** Beside a form: where the document stands, what hangs on it, what happened to it, its files and who else sees it. */
export function FormBeside({ meta, stored, title, beside, isDirty, onRetry }: Props) {
  const t = useSay()
  const field = stateField(meta)
  const state = field ? textOf(stored[field.fieldname]) : ''
  const target = { doctype: meta.name, name: textOf(stored['name']) }
  const canWrite = beside?.rights.has('write') ?? false
  return (
    <aside className="form-aside" aria-label={t('desk.sidebar')}>
      {field && state !== '' && <WhereItStands meta={meta} field={field} state={state} />}
      <FormConnections {...target} modified={textOf(stored['modified'])} />
      <FormTranslations meta={meta} name={target.name} title={title} modified={textOf(stored['modified'])} />
      <FormHistory meta={meta} document={stored} isDirty={isDirty} people={beside?.people ?? nobody} />
      {beside && (
        <>
          <FormFiles
            target={target}
            attachments={beside.attachments}
            people={beside.people}
            canWrite={canWrite}
          />
          <FormTags target={target} tags={beside.tags} canWrite={canWrite} />
          <FormSharing target={target} title={title} beside={beside} isSubmittable={meta.isSubmittable} />
        </>
      )}
      {onRetry && <BesideFailed onRetry={onRetry} />}
    </aside>
  )
}
