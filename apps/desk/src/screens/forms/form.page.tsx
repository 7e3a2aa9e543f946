import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import type { DeskType } from '../../data/document/desk-types.ts'
import { useMeta } from '../../data/document/doc-meta.ts'
import { newDocumentMeta } from '../../data/document/type-meta.ts'
import { useDocument, type AnyDocument } from '../../data/document/document.ts'
import { toMelaError } from '../../data/query-client.ts'
import type { CopiedValues } from '../../fields/form-value.ts'
import { useTranslate } from '../../language/translate.ts'
import { Failed, NotAllowed, Skeleton } from '../../ui/states.tsx'
import { DocumentForm } from './document-form.tsx'
import { QuickCreate } from './dialogs/quick-create.tsx'

interface Props {
  type: DeskType
  name: string | null
}

const hasCopy = (state: unknown): state is { copied: CopiedValues } =>
  typeof state === 'object' && state !== null && 'copied' in state

export function FormPage({ type, name }: Props) {
  return name === null && !type.can_create ? <NotAllowed /> : <OpenedForm type={type} name={name} />
}

function OpenedForm({ type, name }: Props) {
  const location = useLocation()
  const t = useTranslate()
  const meta = useMeta(type.name)
  const document = useDocument(type.name, name ?? '', name !== null)
  const formMeta = useMemo(
    () => meta.data && (name === null ? newDocumentMeta(meta.data, t('desk.new_name')) : meta.data),
    [meta.data, name, t],
  )
  const error = meta.error ?? document.error
  if (error) {
    const retry = () => void Promise.all([meta.refetch(), name !== null && document.refetch()])
    return <Failed isPage error={toMelaError(error)} onRetry={retry} />
  }
  const opened: AnyDocument | null | undefined = name === null ? null : document.data
  if (!formMeta || opened === undefined) return <Skeleton rows={6} height={72} />
  return (
    <QuickCreate>
      <DocumentForm
        key={`${type.name} ${name ?? location.key}`}
        type={type}
        meta={formMeta}
        document={opened}
        copied={hasCopy(location.state) ? location.state.copied : null}
      />
    </QuickCreate>
  )
}
