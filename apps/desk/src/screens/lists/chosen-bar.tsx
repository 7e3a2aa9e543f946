import { Button } from '@mantine/core'
import type { DeskType } from '../../data/desk-types.ts'
import { useSay } from '../../language/say.ts'
import { DeleteChosen, type ChosenProps } from './delete-chosen.tsx'
import { EditChosen } from './edit-chosen.tsx'
import { StepsChosen } from './steps-chosen.tsx'
import { TagChosen } from './tag-chosen.tsx'

interface Props extends ChosenProps {
  type: DeskType
}

/** What can be done with the chosen rows, over the list while some are chosen. */
export function ChosenBar({ type, ...chosen }: Props) {
  const say = useSay()
  return (
    <div className="chosen-bar" role="region" aria-label={say('desk.chosen_rows')}>
      <span className="mid">{say('desk.chosen', { count: chosen.titles.size })}</span>
      <Button variant="subtle" className="chosen-none" onClick={() => chosen.onDone([])}>
        {say('desk.choose_none')}
      </Button>
      {type.can_write && chosen.meta.states && <StepsChosen {...chosen} machine={chosen.meta.states} />}
      {type.can_write && <EditChosen {...chosen} />}
      {type.can_write && <TagChosen meta={chosen.meta} titles={chosen.titles} onHold={chosen.onHold} />}
      {type.can_delete && <DeleteChosen {...chosen} />}
    </div>
  )
}
