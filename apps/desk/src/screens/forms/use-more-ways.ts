import { useTypeNamed, type DeskType } from '../../data/desk-types.ts'
import type { DocMeta } from '../../data/doc-meta.ts'
import type { OpenedDialog } from './form-dialogs.tsx'
import type { MoreWays } from './form-head.tsx'

interface Options {
  type: DeskType
  meta: DocMeta
  /** What this person may do with the document. */
  rights: ReadonlySet<string>
  onCopy: () => void
  onOpen: (dialog: OpenedDialog) => void
}

/** Those who may change the rules of the site are told what the rules decide. */
const rules = 'Custom DocPerm'

/** What else this person may do with a stored document. */
export function useMoreWays({ type, meta, rights, onCopy, onOpen }: Options): MoreWays {
  const canExplain = useTypeNamed(rules)?.can_write === true
  const when = (isOffered: boolean, work: () => void) => (isOffered ? work : null)
  return {
    onCopy: when(type.can_create, onCopy),
    onRename: when(meta.isRenameable && rights.has('write'), () => onOpen('rename')),
    onExplain: when(canExplain, () => onOpen('why')),
    onDelete: when(type.can_delete && rights.has('delete'), () => onOpen('delete')),
  }
}
