import { useMutation } from '@tanstack/react-query'
import { resource } from '#client'
import type { DocMeta } from '../../../data/document/type-meta.ts'
import { textOf, useForgetLists, type AnyDocument } from '../../../data/document/document.ts'
import { toMelaError } from '../../../data/query-client.ts'
import { placeProblem } from '../../../fields/server-problem.ts'
import { useTranslate, type Translate } from '../../../language/translate.ts'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { ConnectionList, useConnectionGroups } from '../sidebar/form-connections.tsx'
import { holdsRows } from '#meta'
import sidebarStyles from '../sidebar/sidebar.module.css'
import listPageStyles from '../../../ui/list/list-page.module.css'

interface Props {
  meta: DocMeta
  stored: AnyDocument
  title: string
  isOpen: boolean
  /** True when a deletion can be undone right afterwards. */
  hasUndo: boolean
  onClose: () => void
  onDeleted: () => void
}

interface PointingProps {
  doctype: string
  stored: AnyDocument
  onLeave: () => void
}

function PointingHere({ doctype, stored, onLeave }: PointingProps) {
  const t = useTranslate()
  const [name, modified] = [textOf(stored['name']), textOf(stored['modified'])]
  const links = useConnectionGroups({ doctype, name, modified }).flatMap((group) => group.links)
  if (links.length === 0) return null
  return (
    <div className={sidebarStyles.connections} role="group" aria-label={t('desk.pointing_here')}>
      <p>{t('desk.pointing_here')}</p>
      <ConnectionList links={links} onFollow={onLeave} />
    </div>
  )
}

export function DeleteDialog({ meta, stored, title, isOpen, hasUndo, onClose, onDeleted }: Props) {
  const t = useTranslate()
  const forgetLists = useForgetLists()
  const remove = useMutation({
    mutationFn: () => resource<AnyDocument>(meta.name).delete(textOf(stored['name'])),
    onSuccess: () => {
      forgetLists(meta.name)
      onDeleted()
    },
  })
  const others = goesWith(meta, stored, t)
  const refusal = remove.error ? toMelaError(remove.error) : null
  const handleNo = () => {
    remove.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('desk.delete_title', { title })}
      text={t(hasUndo ? 'desk.delete_with_undo' : 'desk.delete_text')}
      verb={t('desk.delete')}
      isBusy={remove.isPending}
      error={refusal ? placeProblem(meta, refusal, t).message : undefined}
      onYes={() => remove.mutate()}
      onNo={handleNo}
    >
      {refusal?.code === 'documents.linked' && (
        <PointingHere doctype={meta.name} stored={stored} onLeave={handleNo} />
      )}
      {others.length > 0 && (
        <div className={listPageStyles.named}>
          <p>{t('desk.goes_with_it')}</p>
          <ul>
            {others.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
    </ConfirmDialog>
  )
}

function goesWith(meta: DocMeta, stored: AnyDocument, t: Translate): string[] {
  return meta.fields
    .filter(({ fieldtype }) => holdsRows(fieldtype))
    .flatMap(({ fieldname, label }) => {
      const rows = stored[fieldname]
      const count = Array.isArray(rows) ? rows.length : 0
      return count > 0 ? [`${label}: ${t('desk.row_count', { count })}`] : []
    })
}
