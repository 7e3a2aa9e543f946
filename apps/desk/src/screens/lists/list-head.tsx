import type { DeskType } from '../../data/desk-types.ts'
import type { DocMeta } from '../../data/doc-meta.ts'
import { NewButton } from './empty-list.tsx'
import { ExportButton } from './export-button.tsx'
import type { List } from './use-list.ts'

interface Props {
  type: DeskType
  meta: DocMeta
  list: List
  /** Names of the chosen rows. */
  chosen: readonly string[]
}

/** What is listed, and what can be done with the list as a whole. */
export function ListHead({ type, meta, list, chosen }: Props) {
  const total = list.answer.data?.total ?? 0
  return (
    <header className="page-head">
      <h1 className="grow">{type.plural}</h1>
      {type.can_export && total > 0 && (
        <ExportButton
          meta={meta}
          question={{ doctype: meta.name, ...list.question }}
          total={total}
          chosen={chosen}
        />
      )}
      {type.can_create && <NewButton type={type} />}
    </header>
  )
}
