import { Button } from '@mantine/core'
import type { DeskType } from '../../data/desk-types.ts'
import type { DocMeta } from '../../data/doc-meta.ts'
import { useSay } from '../../language/say.ts'
import { DeleteChosen } from './delete-chosen.tsx'
import { EditChosen } from './edit-chosen.tsx'

interface Props {
  type: DeskType
  meta: DocMeta
  titles: ReadonlyMap<string, string>
  /** Told which documents stay chosen. */
  onChoose: (names: readonly string[]) => void
}

/** What can be done with the chosen rows, over the list while some are chosen. */
export function ChosenBar({ type, meta, titles, onChoose }: Props) {
  const say = useSay()
  return (
    <div className="chosen-bar" role="region" aria-label={say('desk.chosen_rows')}>
      <span className="mid grow">{say('desk.chosen', { count: titles.size })}</span>
      {type.can_write && <EditChosen meta={meta} titles={titles} onDone={onChoose} />}
      {type.can_delete && <DeleteChosen meta={meta} titles={titles} onDone={onChoose} />}
      <Button variant="subtle" onClick={() => onChoose([])}>
        {say('desk.choose_none')}
      </Button>
    </div>
  )
}
